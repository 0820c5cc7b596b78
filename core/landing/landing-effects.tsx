import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Router } from '#core/router/router.ts';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { land } from './land.ts';
import { landingOf } from './landing.ts';
import { readScrollMemory } from './scroll-memory.ts';
import { readText, writeText } from './tab-storage.ts';

const storageKey = 'scroll';

/** Scrolling, focus and announcement of every navigation; the live region is all that it renders. */
export function LandingEffects({ router }: { readonly router: Pick<Router, 'arrival' | 'subscribe'> }) {
  const arrival = useSyncExternalStore(router.subscribe, router.arrival, router.arrival);
  const [title, setTitle] = useState('');
  const [memory] = useState(() => readScrollMemory(readText(storageKey)));

  useLayoutEffect(() => land(landingOf(arrival, memory.of(arrival.entry.key)), setTitle), [arrival, memory]);

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
