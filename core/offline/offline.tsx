import { useEffect, useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { useRouteMatch, type RouteMatch } from '#core/routes.tsx';
import type { CatalogueState } from '#features/catalogue/store.ts';
import type { DetailState } from '#features/package-detail/store.ts';
import { useAgency } from '#features/shared/agency.ts';
import { useOnline } from '#features/shared/browser-state.ts';
import { dataOf, type QueryState } from '#features/shared/query.ts';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { lineIcon } from '#features/shared/ui/line-icon.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { container } from '#styles/global.css.ts';
import { screenOnly, typography } from '#styles/recipes.css.ts';
import * as styles from './offline.css.ts';
import { refetchOnReconnect } from './refetch-on-reconnect.ts';
import { registerServiceWorker } from './register-service-worker.ts';

const WifiOff = lineIcon(
  'M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20',
);

interface LoadedState {
  readonly catalogue: Snapshot<CatalogueState>;
  readonly details: Snapshot<DetailState>;
}

const bannerTexts = {
  admin:
    'You are offline. What you type into a form is kept on this device; it can be saved once the connection is back.',
  seen: 'You are offline. What you opened before still opens, and a call still gets through:',
  missing:
    'You are offline, and this page was not opened on this device before. It opens by itself once the connection is back. Until then, a call gets through:',
};

export function Offline({ app }: { readonly app: App }) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (import.meta.env.PROD) void registerServiceWorker(window, app.servedCalls);
    const onOnline = () => void refetchOnReconnect(app);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [app]);

  return (
    <output>
      {online ? (
        wasOffline && <VisuallyHidden>You are online again.</VisuallyHidden>
      ) : (
        <OfflineBanner app={app} />
      )}
    </output>
  );
}

function OfflineBanner({ app: { catalogue, details, router } }: { readonly app: App }) {
  const { phones } = useAgency();
  const loaded = { catalogue: useSnapshot(catalogue.state), details: useSnapshot(details.state) };
  const route = useRouteMatch(router);
  const isAdmin = route.access === 'admin';
  const text = isAdmin ? 'admin' : isMissing(route, loaded) ? 'missing' : 'seen';
  return (
    <span className={classes(typography.small, screenOnly, styles.notice)}>
      <span className={classes(container, styles.line)}>
        <WifiOff className={styles.icon} size={20} />
        <span>{bannerTexts[text]}</span>
        {!isAdmin && (
          <span className={styles.call}>
            <PhoneLink phone={phones.india} />
          </span>
        )}
      </span>
    </span>
  );
}

function isMissing(
  { name, param, category }: RouteMatch,
  { catalogue, details: { detail } }: LoadedState,
): boolean {
  if (name === 'packageDetail') return detail.id === param && isEmptyFailure(detail.call);
  return category !== undefined && isEmptyFailure(catalogue.lists[category]);
}

const isEmptyFailure = (call: QueryState<unknown>) => call.status === 'rejected' && !dataOf(call);
