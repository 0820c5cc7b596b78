import type { Router } from '#core/router/router.ts';
import { carriedPicture } from '#features/shared/carried-picture.ts';
import { paths } from '#features/shared/paths.ts';
import './carry-picture.css.ts';
import { whenPresent } from './when-present.ts';

/** Milliseconds for the package's page to appear; after that the transition is skipped. */
const patience = 150;

const detailLink = `article a[href^="${paths.packageDetail('')}"]`;

/** Animates the picture of a followed card into that of its package's page (CSS View Transitions 1). @returns stops */
export function carryPictures({ navigate, subscribe }: Pick<Router, 'navigate' | 'subscribe'>): () => void {
  const follow = (event: MouseEvent) => {
    if (!isPlain(event) || !animates()) return;
    const link = linkAt(event.target);
    const picture = link?.closest('article')?.querySelector('img');
    const to = link?.getAttribute('href');
    if (!picture || !to) return;
    // The link's own handler would change the page before the transition has captured the picture.
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
  // Both reject when another transition starts or the window is hidden; the page changes all the same.
  void transition.ready.catch(ignore);
  void transition.finished.catch(ignore);
}

/** Sets the picture that is shown until the page's own has loaded; null removes it. */
function hold(address: string | null) {
  const image = address && `url(${JSON.stringify(address)})`;
  document.documentElement.style.setProperty(carriedPicture.image, image);
}

/** Whether the element for the picture appears in time. */
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
