type Tell = (near: boolean) => void;

/** Px beyond the window within which something counts as near: a flick of the finger. */
const margin = '1500px 0px';

const told = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Tells whether an element is near the window, now and whenever that changes. @returns stops */
export function watchNear(element: Element, tell: Tell): () => void {
  const watching = (observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => told.get(target)?.(isIntersecting)),
    { rootMargin: margin },
  ));
  told.set(element, tell);
  watching.observe(element);
  return () => watching.unobserve(element);
}
