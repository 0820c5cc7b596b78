import type { Router } from '#core/router/router.ts';
import { carriedPicture } from '#features/shared/carried-picture.ts';
import { paths } from '#features/shared/paths.ts';
import './carry-picture.css.ts';
import { whenPresent } from './when-present.ts';

/** Milliseconds the old page stays in sight for the package to appear; later it comes without the transition. */
const patience = 150;

const detailLink = `article a[href^="${paths.packageDetail('')}"]`;

/**
 * From now on the picture of a card grows into that of its package's page when the card is followed (CSS View
 * Transitions 1); where the browser has no such transitions or motion is not wanted, nothing is changed.
 * @returns stops
 */
export function carryPictures({ navigate, subscribe }: Pick<Router, 'navigate' | 'subscribe'>): () => void {
  const follow = (event: MouseEvent) => {
    if (!isPlain(event) || !animates()) return;
    const link = linkAt(event.target);
    const picture = link?.closest('article')?.querySelector('img');
    const to = link?.getAttribute('href');
    if (!picture || !to) return;
    // The link itself would change the page before its picture is taken.
    event.preventDefault();
    carry(picture, () => {
      navigate(to);
      const stop = subscribe(() => {
        stop();
        hold(null);
      });
    });
  };
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}

function carry(picture: HTMLImageElement, go: () => void) {
  picture.style.viewTransitionName = carriedPicture.name;
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    hold(picture.currentSrc);
    go();
    if (!(await lands())) transition.skipTransition();
  });
  // Both reject when another transition follows or the window is hidden; the page has changed all the same.
  void transition.ready.catch(ignore);
  void transition.finished.catch(ignore);
}

/** Shows a picture, by its address, where the page's own is still on its way; null for none. */
function hold(address: string | null) {
  const image = address && `url(${JSON.stringify(address)})`;
  document.documentElement.style.setProperty(carriedPicture.image, image);
}

/** Whether the place for the picture is there in time. */
function lands(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = whenPresent(
      () => document.querySelector(`[${carriedPicture.place}]`),
      () => resolve(true),
    );
    setTimeout(() => {
      stop();
      resolve(false);
    }, patience);
  });
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(detailLink) : null;

const animates = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

const ignore = () => {};
