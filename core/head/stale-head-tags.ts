const previewTagSelector = 'link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]';

export const structuredDataSelector = 'script[type="application/ld+json"]';

/** Scripts of structured data that the site itself has added or taken over. */
const ownedScripts = new WeakSet<Element>();

/** Marks a script of structured data as the present page's. */
export const markOwnedScript = (script: Element): void => void ownedScripts.add(script);

/** Removes the head elements of a server-rendered page that was left before hydration, which React does not remove. */
export function removeStaleHeadTags(): void {
  const [left, own] = document.head.querySelectorAll('link[rel="canonical"]');
  if (!left || !own) return;
  for (const tag of document.head.querySelectorAll(previewTagSelector)) {
    if (tag.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) tag.remove();
  }
  for (const script of document.head.querySelectorAll(structuredDataSelector))
    if (!ownedScripts.has(script)) script.remove();
}
