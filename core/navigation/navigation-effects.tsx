import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import { enableMenuDismissal } from '#core/layout/menu-dismissal.ts';
import type { Router } from '#core/router/router.ts';
import type { RouteDataStores } from '#core/routes.ts';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { applyLateScrollAndFocus, applyScrollAndFocus } from './apply-scroll-and-focus.ts';
import type { EarlyNavigations } from './early-navigations.ts';
import { markReady } from './mark-ready.ts';
import { enablePictureTransitions } from './picture-transition.ts';
import { createRoutePrefetcher, prefetchOnIntent, preloadNextPage } from './prefetch.ts';
import { decideScrollAndFocus } from './scroll-and-focus.ts';
import { parseScrollPositions } from './scroll-positions.ts';

const storageKey = 'scroll';

interface NavigationEffectsProps {
  readonly router: Pick<Router, 'lastNavigation' | 'navigate' | 'subscribe'>;
  readonly data: RouteDataStores;
  readonly earlyNavigations?: EarlyNavigations | undefined;
}

/** Scroll restoration, focus, announcement, picture transition, prefetch and what closes the menu; renders the live region only. */
export function NavigationEffects({ router, data, earlyNavigations }: NavigationEffectsProps) {
  const lastNavigation = useSyncExternalStore(router.subscribe, router.lastNavigation, router.lastNavigation);
  const [title, setTitle] = useState('');
  const [scrollPositions] = useState(() =>
    parseScrollPositions(browserStorage('sessionStorage')?.getItem(storageKey) ?? null),
  );

  useLayoutEffect(() => {
    earlyNavigations?.stop();
    earlyNavigations?.scrollPositions.forEach((y, key) => scrollPositions.set(key, y));
  }, [earlyNavigations, scrollPositions]);

  useLayoutEffect(() => {
    const applyEffects =
      lastNavigation === earlyNavigations?.last() ? applyLateScrollAndFocus : applyScrollAndFocus;
    return applyEffects(
      decideScrollAndFocus(lastNavigation, scrollPositions.get(lastNavigation.entry.key)),
      setTitle,
    );
  }, [lastNavigation, earlyNavigations, scrollPositions]);

  const { path } = lastNavigation.entry;
  useEffect(() => {
    let isLeft = false;
    void markReady().then(() => !isLeft && preloadNextPage(path));
    return () => {
      isLeft = true;
    };
  }, [path]);
  useEffect(() => enableMenuDismissal(), []);
  useEffect(() => enablePictureTransitions(), []);
  useEffect(() => prefetchOnIntent(createRoutePrefetcher(data)), [data]);

  useEffect(() => {
    let { key } = router.lastNavigation().entry;
    // The router notifies before React renders, so the page is still scrolled as it was left.
    const saveScrollPosition = () => scrollPositions.set(key, window.scrollY);
    const stop = router.subscribe(() => {
      if (router.lastNavigation().entry.key === key) return;
      saveScrollPosition();
      ({ key } = router.lastNavigation().entry);
    });
    const onPageHide = () => {
      saveScrollPosition();
      storeItem('sessionStorage', storageKey, scrollPositions.serialize());
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', onPageHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [router, scrollPositions]);

  return <Announcement>{title}</Announcement>;
}
