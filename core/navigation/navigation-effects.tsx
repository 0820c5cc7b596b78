import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import type { Router } from '#core/router/router.ts';
import type { RouteDataStores } from '#core/routes.ts';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { enablePictureTransitions } from './picture-view-transition.ts';
import type { EarlyNavigations } from './early-navigations.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { applyScrollAndFocus, applyLateScrollAndFocus } from './apply-scroll-and-focus.ts';
import { decideScrollAndFocus } from './scroll-and-focus.ts';
import { markReady } from './mark-ready.ts';
import { createRoutePrefetcher } from './prefetch-route.ts';
import { parseScrollPositions } from './scroll-positions.ts';

const storageKey = 'scroll';

interface NavigationEffectsProps {
  readonly router: Pick<Router, 'arrival' | 'navigate' | 'subscribe'>;
  readonly data: RouteDataStores;
  readonly early?: EarlyNavigations | undefined;
}

/** Scroll restoration, focus, announcement, view transition and prefetch; renders the live region only. */
export function NavigationEffects({ router, data, early }: NavigationEffectsProps) {
  const arrival = useSyncExternalStore(router.subscribe, router.arrival, router.arrival);
  const [title, setTitle] = useState('');
  const [memory] = useState(() =>
    parseScrollPositions(browserStorage('sessionStorage')?.getItem(storageKey) ?? null),
  );

  useLayoutEffect(() => {
    early?.stop();
    early?.left.forEach((y, key) => memory.remember(key, y));
  }, [early, memory]);

  useLayoutEffect(() => {
    const applyEffects = arrival === early?.last() ? applyLateScrollAndFocus : applyScrollAndFocus;
    return applyEffects(decideScrollAndFocus(arrival, memory.of(arrival.entry.key)), setTitle);
  }, [arrival, early, memory]);

  useEffect(() => void markReady(), []);
  useEffect(() => enablePictureTransitions(router), [router]);
  useEffect(() => prefetchOnIntent(createRoutePrefetcher(data)), [data]);

  useEffect(() => {
    let { key } = router.arrival().entry;
    // The router notifies before React renders, so the page is still scrolled as it was left.
    const remember = () => memory.remember(key, window.scrollY);
    const stop = router.subscribe(() => {
      if (router.arrival().entry.key === key) return;
      remember();
      ({ key } = router.arrival().entry);
    });
    const onPageHide = () => {
      remember();
      storeItem('sessionStorage', storageKey, memory.text());
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', onPageHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [router, memory]);

  return <Announcement>{title}</Announcement>;
}
