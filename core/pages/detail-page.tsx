import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { DetailPlaceholder, StaleNotice } from '#features/package-detail/detail-placeholder.tsx';
import { PackageDetail } from '#features/package-detail/package-detail.tsx';
import { getDetailStatus } from '#features/package-detail/detail-status.ts';
import type { DetailStore } from '#features/package-detail/store.ts';
import { paths } from '#features/shared/paths.ts';
import { phones, whatsApp } from '#contract/agency.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { container } from '#styles/global.css.ts';
import { DetailHead, DetailHero } from './detail-hero.tsx';
import * as styles from './detail-page.css.ts';
import { findCard } from './known-cards.ts';

const NeighbouringTours = lazyComponent(
  async () => (await import('./neighbouring-tours.tsx')).NeighbouringTours,
  { ssr: false },
);

export interface DetailPageProps {
  readonly catalogue: CatalogueStore;
  readonly details: DetailStore;
  readonly id: string;
  readonly origin: string;
}

/** /packages/detail/{id} (specification, section 2). While it loads it shows what a list has of the package. */
export function DetailPage({ catalogue, details, id, origin }: DetailPageProps) {
  const status = getDetailStatus(useSnapshot(details.state), id);
  const tour = status.kind === 'loaded' ? status.tour : undefined;
  const card = status.kind === 'loading' ? findCard(catalogue.state, id) : tour;
  useEffect(() => {
    void details.load(id);
  }, [details, id]);

  return (
    <>
      <DetailHead status={status} card={card} />
      <DetailHero status={status} card={card} />
      <div key={card ? id : status.kind} className={`${container} ${styles.body}`}>
        {status.kind === 'loaded' && status.failure !== undefined && (
          <StaleNotice text={status.failure} onRetry={() => void details.load(id)} />
        )}
        {card ? (
          <PackageDetail
            tour={tour}
            card={card}
            address={new URL(paths.packageDetail(id), origin).href}
            phone={phones.packages}
            chat={whatsApp}
          />
        ) : (
          <DetailPlaceholder text={status.kind === 'failed' ? status.text : undefined} />
        )}
        {tour && <NeighbouringTours tour={tour} catalogue={catalogue} />}
      </div>
    </>
  );
}
