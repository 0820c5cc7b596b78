import { paths } from '#features/shared/paths.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { plate } from '#features/shared/ui/tour-card.css.ts';
import { motion } from '#styles/tokens.css.ts';
import { waitForElement } from './apply-scroll-and-focus.ts';

/** Ms after the click in which the page has to appear; what comes later is in its place at once. */
const maxDelay = 500;

/** Above the board of the page's head, over which the picture moves. */
const movingLayer = '2';

const target = `[${sharedElement.targetAttribute}]`;
const detailLink = `article a[href^="${paths.packageDetail('')}"]`;

/**
 * Moves picture and price of a followed card into their places on its package's page, which shows the card's picture
 * until its own has loaded. By transforms, not by view transitions: those lay out both pages again before the new one
 * is painted. @returns stops
 */
export function enablePictureTransitions(): () => void {
  let stopWaiting: (() => void) | undefined;
  const onLinkClick = (event: MouseEvent) => {
    const link = isUnmodifiedClick(event) ? linkAt(event.target) : null;
    const card = link?.closest('article');
    const picture = card?.querySelector('img');
    if (!link || !picture?.currentSrc) return;
    stopWaiting?.();
    // Measured while nothing has changed, so that the browser need not lay out the page.
    stopWaiting = showOnNextPage({
      path: link.pathname,
      clickedAt: performance.now(),
      image: picture.currentSrc,
      picture: picture.getBoundingClientRect(),
      price: card?.querySelector(`.${plate}`)?.getBoundingClientRect(),
    });
  };
  document.addEventListener('click', onLinkClick, { capture: true });
  return () => {
    stopWaiting?.();
    document.removeEventListener('click', onLinkClick, { capture: true });
  };
}

interface FollowedCard {
  readonly path: string;
  /** Ms of the page's clock. */
  readonly clickedAt: number;
  readonly image: string;
  readonly picture: DOMRect;
  readonly price: DOMRect | undefined;
}

function showOnNextPage({ path, clickedAt, image, picture, price }: FollowedCard): () => void {
  // The page of another package has a picture of its own until it is left.
  const present = document.querySelector(target);
  const find = () => {
    const found = document.querySelector<HTMLElement>(target);
    return found === present ? null : found;
  };
  return waitForElement(find, (stage) => {
    if (window.location.pathname !== path) return;
    stage.style.setProperty(sharedElement.image, `url(${JSON.stringify(image)})`);
    if (performance.now() - clickedAt > maxDelay || prefersReducedMotion()) return;
    const priceElement = document.querySelector<HTMLElement>(`[${sharedElement.priceAttribute}]`);
    // Both are measured before either is moved: one layout.
    const moves = [createMove(stage, picture), priceElement && price && createMove(priceElement, price)];
    for (const move of moves) if (move) void play(move);
  });
}

interface Move {
  readonly element: HTMLElement;
  readonly transform: string;
}

/** From where the card had it; scaled evenly, as the card crops the picture differently, and never wider than there. */
function createMove(element: HTMLElement, from: DOMRect): Move | undefined {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return undefined;
  const scale = from.width / to.width;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return { element, transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

async function play({ element, transform }: Move): Promise<void> {
  element.style.zIndex = movingLayer;
  try {
    await element.animate(
      { transform: [transform, 'none'] },
      { duration: Number.parseInt(motion.slide), easing: motion.ease },
    ).finished;
  } catch {
    // Cancelled: the page was left meanwhile.
  }
  element.style.zIndex = '';
}

const linkAt = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLAnchorElement>(detailLink) : null;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isUnmodifiedClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
