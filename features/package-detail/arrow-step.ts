/** What a key press tells; a part of `KeyboardEvent`. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Where arrow keys have a meaning of their own. */
const takesArrows =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], dialog';

/** Radix's accordion prevents the default of left and right as well, and uses neither when it is vertical. */
const usesNeither = '[data-orientation="vertical"]';

/** How far a key press moves the pictures: one back, one on, or not at all. */
export function arrowStep(press: Press): -1 | 0 | 1 {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return 0;
  const target = press.target instanceof Element ? press.target : null;
  if (target?.closest(takesArrows)) return 0;
  if (press.defaultPrevented && !target?.closest(usesNeither)) return 0;
  if (press.key === 'ArrowLeft') return -1;
  return press.key === 'ArrowRight' ? 1 : 0;
}
