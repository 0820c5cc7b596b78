import { useEffect, useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';
import { useRouteMatch } from '#core/route-page.tsx';
import type { RouteMatch } from '#core/routes.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import type { DetailState } from '#features/package-detail/store.ts';
import { dataOf, type QueryState } from '#features/shared/query.ts';
import { classes } from '#features/shared/ui/classes.ts';
import { WifiOff } from '#features/shared/ui/icons/wifi-off.ts';
import { PhoneLink } from '#features/shared/ui/phone-link.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { useAgency } from '#features/shared/agency.ts';
import { container } from '#styles/global.css.ts';
import { refetchOnReconnect } from './refetch-on-reconnect.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import * as styles from './offline.css.ts';
import { useOnline } from '#features/shared/use-online.ts';

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
    if (import.meta.env.PROD) void registerServiceWorker(window);
    const onOnline = () => void refetchOnReconnect(app);
    window.addEventListener('online', onOnline);
    const stopReloading = reloadOnMissingChunk();
    return () => {
      window.removeEventListener('online', onOnline);
      stopReloading();
    };
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
    <span className={styles.notice}>
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
