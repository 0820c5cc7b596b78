type NearListener = (near: boolean) => void;

/** Px outside the viewport within which an element counts as near: about one swipe. */
const margin = '1500px 0px';

const listeners = new WeakMap<Element, NearListener>();
let observer: IntersectionObserver | undefined;

/** Calls back when an element comes near the viewport or leaves it. @returns stops the observation */
export function observeNearViewport(element: Element, listener: NearListener): () => void {
  const watching = (observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => listeners.get(target)?.(isIntersecting)),
    { rootMargin: margin },
  ));
  listeners.set(element, listener);
  watching.observe(element);
  return () => watching.unobserve(element);
}
