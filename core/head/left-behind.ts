const tags = 'link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]';

/** The scripts of structured data in a document. */
export const scripts = 'script[type="application/ld+json"]';

/** The scripts that the site itself has added or adopted. */
const known = new WeakSet<Element>();

/** Says that a script of structured data belongs to the page that is shown. */
export const know = (script: Element): void => void known.add(script);

/**
 * Takes away what the server wrote for a first page that was left before the code of its preview came: React takes
 * over a head's elements only while it takes over their page, and forgets them otherwise. To be called when the
 * elements of the page that is shown stand in the head.
 */
export function dropLeftBehind(): void {
  const [left, own] = document.head.querySelectorAll('link[rel="canonical"]');
  if (!left || !own) return;
  for (const tag of document.head.querySelectorAll(tags)) {
    if (tag.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) tag.remove();
  }
  for (const script of document.head.querySelectorAll(scripts)) if (!known.has(script)) script.remove();
}
