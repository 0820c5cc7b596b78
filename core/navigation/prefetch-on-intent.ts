export interface RoutePrefetcher {
  readonly code: (path: string) => void;
  readonly data: (path: string) => void;
}

/** Milliseconds of hover or focus before data is fetched, as many links are only passed over. */
const intentDelayMs = 80;

/** Prefetches code on hover or focus and data after `intent`; both at once on pointerdown. @returns stops */
export function prefetchOnIntent({ code, data }: RoutePrefetcher): () => void {
  let intentTimer: ReturnType<typeof setTimeout> | undefined;
  let hoveredLink: HTMLAnchorElement | undefined;

  const onHover = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === hoveredLink) return;
    hoveredLink = link;
    clearTimeout(intentTimer);
    if (!link) return;
    code(link.pathname);
    intentTimer = setTimeout(() => data(link.pathname), intentDelayMs);
  };
  const onPress = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link) return;
    clearTimeout(intentTimer);
    code(link.pathname);
    data(link.pathname);
  };

  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('focusin', onHover);
  document.addEventListener('pointerdown', onPress, { passive: true });
  return () => {
    clearTimeout(intentTimer);
    document.removeEventListener('pointerover', onHover);
    document.removeEventListener('focusin', onHover);
    document.removeEventListener('pointerdown', onPress);
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}
