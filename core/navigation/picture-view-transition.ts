import type { Router } from '#core/router/router.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { paths } from '#features/shared/paths.ts';
import { plate } from '#features/shared/ui/tour-card.css.ts';
import './picture-view-transition.css.ts';
import { waitForElement } from './wait-for-element.ts';

const targetTimeoutMs = 150;

const pageElements = `[${sharedElement.targetAttribute}], [${sharedElement.priceAttribute}]`;
const detailLink = `article a[href^="${paths.packageDetail('')}"]`;

/** Animates picture and price of a followed card into those of its package's page (CSS View Transitions 1). @returns stops */
export function enablePictureTransitions({
  navigate,
  subscribe,
}: Pick<Router, 'navigate' | 'subscribe'>): () => void {
  const onLinkClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event) || !canAnimate()) return;
    const link = linkAt(event.target);
    const card = link?.closest('article');
    const picture = card?.querySelector('img');
    const to = link?.getAttribute('href');
    if (!picture || !to) return;
    // The link's own handler would change the page before the transition has captured the picture.
    event.preventDefault();
    startPictureTransition(picture, card?.querySelector<HTMLElement>(`.${plate}`), () => {
      navigate(to);
      const stop = subscribe(() => {
        stop();
        setPlaceholderImage(null);
      });
    });
  };
  document.addEventListener('click', onLinkClick, { capture: true });
  return () => document.removeEventListener('click', onLinkClick, { capture: true });
}

function startPictureTransition(
  picture: HTMLImageElement,
  price: HTMLElement | null | undefined,
  updatePage: () => void,
) {
  // On the page of another package its own picture and price have the names; two of a name end a transition.
  const release = nameElements([
    ...[...document.querySelectorAll<HTMLElement>(pageElements)].map((element) => [element, 'none'] as const),
    [picture, sharedElement.name],
    [price, sharedElement.price],
  ]);
  const transition = document.startViewTransition(async () => {
    release();
    setPlaceholderImage(picture.currentSrc);
    updatePage();
    if (!(await waitForTarget())) transition.skipTransition();
  });
  // Both reject when another transition starts or the window is hidden; the page changes all the same.
  void transition.ready.catch(ignore);
  void transition.finished.catch(ignore);
}

/** @returns takes the names back */
function nameElements(names: readonly (readonly [HTMLElement | null | undefined, string])[]): () => void {
  const setNames = (toName: (name: string) => string) => {
    for (const [element, name] of names) if (element) element.style.viewTransitionName = toName(name);
  };
  setNames((name) => name);
  return () => setNames(() => '');
}

function setPlaceholderImage(address: string | null) {
  const image = address && `url(${JSON.stringify(address)})`;
  document.documentElement.style.setProperty(sharedElement.image, image);
}

function waitForTarget(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = waitForElement(
      () => document.querySelector(`[${sharedElement.targetAttribute}]`),
      () => resolve(true),
    );
    setTimeout(() => {
      stop();
      resolve(false);
    }, targetTimeoutMs);
  });
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(detailLink) : null;

const canAnimate = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const isUnmodifiedClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

const ignore = () => {};
