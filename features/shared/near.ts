type Tell = (near: boolean) => void;

/** Px outside the viewport within which an element counts as near: about one swipe. */
const margin = '1500px 0px';

const told = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Calls back when an element comes near the viewport or leaves it. @returns stops the observation */
export function watchNear(element: Element, tell: Tell): () => void {
  const watching = (observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => told.get(target)?.(isIntersecting)),
    { rootMargin: margin },
  ));
  told.set(element, tell);
  watching.observe(element);
  return () => watching.unobserve(element);
}
