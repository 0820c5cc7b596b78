import type { Router } from '#core/router/router.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { paths } from '#features/shared/paths.ts';
import './picture-view-transition.css.ts';
import { waitForElement } from './wait-for-element.ts';

const targetTimeoutMs = 150;

const detailLink = `article a[href^="${paths.packageDetail('')}"]`;

/** Animates the picture of a followed card into that of its package's page (CSS View Transitions 1). @returns stops */
export function enablePictureTransitions({
  navigate,
  subscribe,
}: Pick<Router, 'navigate' | 'subscribe'>): () => void {
  const onLinkClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event) || !canAnimate()) return;
    const link = linkAt(event.target);
    const picture = link?.closest('article')?.querySelector('img');
    const to = link?.getAttribute('href');
    if (!picture || !to) return;
    // The link's own handler would change the page before the transition has captured the picture.
    event.preventDefault();
    startPictureTransition(picture, () => {
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

function startPictureTransition(picture: HTMLImageElement, updatePage: () => void) {
  picture.style.viewTransitionName = sharedElement.name;
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    setPlaceholderImage(picture.currentSrc);
    updatePage();
    if (!(await waitForTarget())) transition.skipTransition();
  });
  // Both reject when another transition starts or the window is hidden; the page changes all the same.
  void transition.ready.catch(ignore);
  void transition.finished.catch(ignore);
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
