import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import type { Router } from '#core/router/router.ts';
import { parseJson } from '#features/shared/read-answer.ts';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { applyScrollAndFocus } from './apply-scroll-and-focus.ts';
import { decideScrollAndFocus } from './scroll-and-focus.ts';

const storageKey = 'scroll';
const maxEntries = 100;

/** Pixels scrolled when each history entry was left, by its key; the entry left last comes last. */
type ScrollPositions = Map<string, number>;

/** @param text from an earlier page load; unreadable text counts as empty */
export function parseScrollPositions(text: string | null): ScrollPositions {
  const stored = parseJson(text);
  return new Map(Array.isArray(stored) && stored.every(isPosition) ? stored : []);
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

export const serializeScrollPositions = (positions: ScrollPositions): string =>
  JSON.stringify([...positions].slice(-maxEntries));

export function recordScrollPosition(positions: ScrollPositions, key: string, y: number): void {
  positions.delete(key);
  positions.set(key, Math.round(y));
}

/** Scroll restoration, focus and announcement; renders the live region only. */
export function NavigationEffects({
  router,
}: {
  readonly router: Pick<Router, 'lastNavigation' | 'subscribe'>;
}) {
  const lastNavigation = useSyncExternalStore(router.subscribe, router.lastNavigation, router.lastNavigation);
  const [title, setTitle] = useState('');
  const [scrollPositions] = useState(() =>
    parseScrollPositions(browserStorage('sessionStorage')?.getItem(storageKey) ?? null),
  );

  useLayoutEffect(
    () =>
      applyScrollAndFocus(
        decideScrollAndFocus(lastNavigation, scrollPositions.get(lastNavigation.entry.key)),
        setTitle,
      ),
    [lastNavigation, scrollPositions],
  );

  useEffect(() => {
    let { key } = router.lastNavigation().entry;
    // The router notifies before React renders, so the page is still scrolled as it was left.
    const saveScrollPosition = () => recordScrollPosition(scrollPositions, key, window.scrollY);
    const stop = router.subscribe(() => {
      if (router.lastNavigation().entry.key === key) return;
      saveScrollPosition();
      ({ key } = router.lastNavigation().entry);
    });
    const onPageHide = () => {
      saveScrollPosition();
      storeItem('sessionStorage', storageKey, serializeScrollPositions(scrollPositions));
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
