import type { BrowserContext } from '@playwright/test';

const pageOrStyleSheet = /^https?:\/\/[^/]+\/(?!api\/|pictures\/)(?:[^.?]*|.*\.css)(?:\?.*)?$/;

/** From its next page on a context runs the site with what the oldest browsers have. Needs `bypassCSP` for styles in pages. */
export async function simulateOldestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeNewerFunctions);
  await context.route(pageOrStyleSheet, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, body: renameNewerStyles(await response.text()) });
  });
}

/**
 * Of a style sheet or a page: what one of Chrome 99, Firefox 100 and Safari 15.4 lacks gets a name that no browser
 * knows, so that this one drops as much as they do: a declaration, a block, a rule with all its selectors. Containers
 * stay, as sizes that a script sets in `cqi` cannot be kept off.
 */
const renameNewerStyles = (text: string): string =>
  text
    .replaceAll(/@container\b|:has(?=\()|::details-content\b/g, '$&-unknown')
    .replaceAll(/(?<=\d)(?:[dls]v|cq)(?:[hwib]|min|max)\b/g, '$&-unknown')
    .replaceAll(/(?<=[:\s])(?:clip|subgrid)(?=[;}])|(?<=contain:)inline-size|color-mix(?=\()/g, '$&-unknown')
    .replaceAll(
      /(?<=[{;(])(?:translate|rotate|scale|mask|text-wrap|interpolate-size|animation-timeline|contain-intrinsic[a-z-]*|content-visibility|overscroll-behavior[a-z-]*)(?=:)/g,
      'unknown-$&',
    );

/**
 * Removes what Chrome 99, Firefox 100 or Safari 15.4 lack, the oldest browsers in which the site runs (README), but for
 * `checkVisibility`, which Playwright needs. Runs in the page, before its scripts.
 */
function removeNewerFunctions(): void {
  const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const later: readonly (readonly [owner: object, ...names: string[]])[] = [
    ...[Array.prototype, Object.getPrototypeOf(Int8Array.prototype)].map(
      (owner: object) =>
        [owner, 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'] as const,
    ),
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [
      iterator,
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ],
    [URL, 'canParse', 'parse'],
    [URLSearchParams.prototype, 'size'],
    [AbortSignal, 'any', 'timeout'],
    [Response, 'json'],
    [Element.prototype, 'setHTMLUnsafe'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLFormElement.prototype, 'requestSubmit'],
    [StorageManager.prototype, 'estimate'],
    [Document.prototype, 'startViewTransition'],
    [globalThis, 'OffscreenCanvas', 'requestIdleCallback', 'scheduler', 'navigation', 'cookieStore'],
  ];
  const setAttribute: (name: string, value: string) => void = Reflect.get(Element.prototype, 'setAttribute');
  Element.prototype.setAttribute = function setKnown(name, value) {
    setAttribute.call(this, name === 'inert' ? 'data-inert' : name, value);
  };
  for (const [owner, ...names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
}
