import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageCard } from '#contract/package.ts';
import type { App } from '#core/app.ts';
import type { RouteParams } from '#core/routes.tsx';
import type { AuthStore } from '#features/auth/store.ts';
import { findCard } from '#features/catalogue/store.ts';
import { DetailPlaceholder, StaleNotice } from '#features/package-detail/detail-placeholder.tsx';
import { getDetailStatus, notFoundText, type DetailStatus } from '#features/package-detail/detail-status.ts';
import { PackageDetail } from '#features/package-detail/package-detail.tsx';
import { VisibilityNote } from '#features/package-detail/visibility-note.tsx';
import { useAfterFirstPaint, useOnline } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { container } from '#styles/global.css.ts';
import { DetailHead, DetailHero } from './detail-hero.tsx';
import * as styles from './pages.css.ts';

const NeighbouringTours = lazyComponent(
  async () => (await import('./neighbouring-tours.tsx')).NeighbouringTours,
  { ssr: false },
);

/** Of those who are signed in, only administrators see it. */
const EditTourLink = lazyComponent(async () => (await import('./edit-tour-link.tsx')).EditTourLink, {
  ssr: false,
});

/** Only when it fails; the server sends the link to all packages. */
const OtherTours = lazyComponent(async () => (await import('./other-tours.tsx')).OtherTours, { ssr: false });

interface DetailPageProps {
  readonly app: Pick<App, 'catalogue' | 'details' | 'origin'> & {
    readonly auth: Pick<AuthStore, 'state' | 'administrator'>;
  };
  readonly route: Pick<RouteParams, 'param'>;
}

function adviceFor(
  { text, isNetworkError }: Extract<DetailStatus, { kind: 'failed' }>,
  online: boolean,
): string {
  if (text === notFoundText)
    return 'It may have left our list, or a letter of the address was lost on the way. Try again, or look at what else we run.';
  if (!isNetworkError) return 'Try again in a moment, or look at what else we run.';
  return online
    ? 'The line between us dropped. Try again in a moment, or look at what else we run.'
    : 'You are offline, and this tour was not opened on this device before. It opens by itself once the connection is back; what you opened before opens now.';
}

/** /packages/detail/{id} (specification, section 2). While it loads it shows what a list has of the package. */
export function DetailPage({ app, route: { param: id } }: DetailPageProps) {
  const { auth, catalogue, details, origin } = app;
  const status = getDetailStatus(useSnapshot(details.state), id);
  const online = useOnline();
  const { user } = useSnapshot(auth.state);
  const tour = status.kind === 'loaded' ? status.tour : undefined;
  // The tours below it are rendered after the page has been painted.
  const deferredTour = useAfterFirstPaint(tour);
  const card = status.kind === 'loading' ? findCard(catalogue.state, id) : tour;
  useEffect(() => {
    void details.load(id);
  }, [details, id]);

  return (
    <>
      <DetailHead status={status} card={card} />
      <DetailView
        id={id}
        status={status}
        card={card}
        origin={origin}
        notice={
          <>
            {user && tour && <EditTourLink auth={auth} tour={tour} />}
            {status.kind === 'loaded' && status.failure !== undefined && (
              <StaleNotice text={status.failure} onRetry={() => void details.load(id)} />
            )}
          </>
        }
        placeholder={
          <DetailPlaceholder
            {...(status.kind === 'failed' && {
              text: status.text,
              advice: adviceFor(status, online),
              onRetry: () => void details.load(id),
            })}
          />
        }
      >
        {status.kind === 'failed' && <OtherTours catalogue={catalogue} except={id} />}
        {tour && deferredTour?._id === tour._id && (
          <NeighbouringTours tour={deferredTour} catalogue={catalogue} />
        )}
      </DetailView>
    </>
  );
}

export interface DetailViewProps {
  readonly id: string;
  readonly status: DetailStatus;
  readonly card: PackageCard | undefined;
  readonly origin: string;
  readonly notice?: ReactNode;
  readonly placeholder?: ReactNode;
  readonly children?: ReactNode;
}

/** The page of a package without its calls: the admin area previews what is not saved with it. */
export function DetailView({ id, status, card, origin, notice, placeholder, children }: DetailViewProps) {
  const tour = status.kind === 'loaded' ? status.tour : undefined;
  return (
    <>
      {tour && <VisibilityNote tour={tour} />}
      <DetailHero status={status} card={card} />
      <div
        key={card ? id : status.kind}
        data-package={card && id}
        className={`${container} ${styles.detailBody}`}
      >
        {notice}
        {card ? (
          <PackageDetail tour={tour} card={card} address={new URL(paths.packageDetail(id), origin).href} />
        ) : (
          placeholder
        )}
        {children}
      </div>
    </>
  );
}
