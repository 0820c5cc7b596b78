import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Router } from '#core/router/router.ts';
import type { Data } from '#core/prepare.ts';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { carryPictures } from './carry-picture.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { land } from './land.ts';
import { landingOf } from './landing.ts';
import { pageAhead } from './page-ahead.ts';
import { readScrollMemory } from './scroll-memory.ts';
import { readText, writeText } from './tab-storage.ts';

const storageKey = 'scroll';

interface LandingEffectsProps {
  readonly router: Pick<Router, 'arrival' | 'navigate' | 'subscribe'>;
  /** What pages are made of. */
  readonly data: Data;
}

/** Scrolling, focus and announcement of every navigation; the live region is all that it renders. */
export function LandingEffects({ router, data }: LandingEffectsProps) {
  const arrival = useSyncExternalStore(router.subscribe, router.arrival, router.arrival);
  const [title, setTitle] = useState('');
  const [memory] = useState(() => readScrollMemory(readText(storageKey)));

  useLayoutEffect(() => land(landingOf(arrival, memory.of(arrival.entry.key)), setTitle), [arrival, memory]);

  useEffect(() => carryPictures(router), [router]);
  useEffect(() => fetchAhead(pageAhead(data)), [data]);

  useEffect(() => {
    let { key } = router.arrival().entry;
    // The router tells before React renders, so the page is still scrolled as it was left.
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
