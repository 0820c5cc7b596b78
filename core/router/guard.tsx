import { Fragment, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { Head } from '#core/head/head.tsx';
import * as styles from '#core/layout/main.css.ts';
import { Button } from '#features/shared/ui/button.tsx';
import type { ProtectedAccess } from './machine.ts';
import type { Router } from './router.ts';

interface GuardProps {
  readonly router: Pick<Router, 'state' | 'subscribe' | 'dispatch'>;
  readonly access: ProtectedAccess;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

/** Renders its children only where the router has granted exactly this access; otherwise never. */
export function Guard({ router, access, Layout = Fragment, children }: GuardProps) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state);
  switch (state.status) {
    case 'showing':
      return state.access === access ? children : null;
    case 'checking':
      return (
        <Layout>
          <Head robots="noindex" />
          <output className={styles.loading}>Loading...</output>
        </Layout>
      );
    case 'disconnected':
      return (
        <Layout>
          <Head robots="noindex" />
          <div className={styles.loading}>
            <output>The connection was lost. This page opens once it is back.</output>
            <Button tone="line" onClick={() => router.dispatch({ type: 'reconnected' })}>
              Try again
            </Button>
          </div>
        </Layout>
      );
    case 'redirecting':
      return null;
  }
  return state satisfies never;
}
