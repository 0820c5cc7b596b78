import { useSyncExternalStore, type ReactNode } from 'react';
import type { Guarded } from './machine.ts';
import type { Router } from './router.ts';

interface GuardProps {
  readonly router: Pick<Router, 'state' | 'subscribe'>;
  readonly needs: Guarded;
  readonly children: ReactNode;
}

/** Shows its children only where the router has let the visitor in for just this; fails closed. */
export function Guard({ router, needs, children }: GuardProps) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state);
  switch (state.status) {
    case 'showing':
      return state.access === needs ? children : null;
    case 'checking':
      return <output>Loading...</output>;
    case 'leaving':
      return null;
  }
  return state satisfies never;
}
