import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Router } from '#core/router/router.ts';
import type { Data } from '#core/prepare.ts';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { carryPictures } from './carry-picture.ts';
import type { EarlyArrivals } from './early-arrivals.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { land, landLate } from './land.ts';
import { landingOf } from './landing.ts';
import { markReady } from './mark-ready.ts';
import { pageAhead } from './page-ahead.ts';
import { readScrollMemory } from './scroll-memory.ts';
import { readText, writeText } from './tab-storage.ts';

const storageKey = 'scroll';

interface LandingEffectsProps {
  readonly router: Pick<Router, 'arrival' | 'navigate' | 'subscribe'>;
  readonly data: Data;
  readonly early?: EarlyArrivals | undefined;
}

/** Scroll restoration, focus, announcement, view transition and prefetch; renders the live region only. */
export function LandingEffects({ router, data, early }: LandingEffectsProps) {
  const arrival = useSyncExternalStore(router.subscribe, router.arrival, router.arrival);
  const [title, setTitle] = useState('');
  const [memory] = useState(() => readScrollMemory(readText(storageKey)));

  useLayoutEffect(() => {
    early?.stop();
    early?.left.forEach((y, key) => memory.remember(key, y));
  }, [early, memory]);

  useLayoutEffect(() => {
    const perform = arrival === early?.last() ? landLate : land;
    return perform(landingOf(arrival, memory.of(arrival.entry.key)), setTitle);
  }, [arrival, early, memory]);

  useEffect(() => void markReady(), []);
  useEffect(() => carryPictures(router), [router]);
  useEffect(() => fetchAhead(pageAhead(data)), [data]);

  useEffect(() => {
    let { key } = router.arrival().entry;
    // The router notifies before React renders, so the page is still scrolled as it was left.
    const remember = () => memory.remember(key, window.scrollY);
    const stop = router.subscribe(() => {
      if (router.arrival().entry.key === key) return;
      remember();
      ({ key } = router.arrival().entry);
    });
    const keep = () => {
      remember();
      writeText(storageKey, memory.text());
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [router, memory]);

  return <Announcement>{title}</Announcement>;
}
