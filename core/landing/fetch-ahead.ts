export interface Ahead {
  readonly code: (path: string) => void;
  readonly data: (path: string) => void;
}

/** Milliseconds of hover or focus before data is fetched, as many links are only passed over. */
const intent = 80;

/** Prefetches code on hover or focus and data after `intent`; both at once on pointerdown. @returns stops */
export function fetchAhead({ code, data }: Ahead): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: HTMLAnchorElement | undefined;

  const point = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === pointedAt) return;
    pointedAt = link;
    clearTimeout(resting);
    if (!link) return;
    code(link.pathname);
    resting = setTimeout(() => data(link.pathname), intent);
  };
  const press = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link) return;
    clearTimeout(resting);
    code(link.pathname);
    data(link.pathname);
  };

  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('focusin', point);
  document.addEventListener('pointerdown', press, { passive: true });
  return () => {
    clearTimeout(resting);
    document.removeEventListener('pointerover', point);
    document.removeEventListener('focusin', point);
    document.removeEventListener('pointerdown', press);
  };
}

/** The link to another page of the site, in the same window. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}
