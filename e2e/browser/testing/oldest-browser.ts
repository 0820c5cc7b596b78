/**
 * Removes what Chrome 99, Firefox 100 or Safari 15.4 lack, the oldest browsers in which the site runs (README), but for
 * `checkVisibility`, which Playwright needs. Runs in the page, before its scripts.
 */
export function removeNewerFunctions(): void {
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
  for (const [owner, ...names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
}
