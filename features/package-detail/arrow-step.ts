export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

const usesArrowKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], dialog';

/** Radix's accordion prevents ArrowLeft and ArrowRight even when it is vertical and uses neither. */
const ignoresHorizontalArrows = '[data-orientation="vertical"]';

export function arrowStep(press: KeyPress): -1 | 0 | 1 {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return 0;
  const target = press.target instanceof Element ? press.target : null;
  if (target?.closest(usesArrowKeys)) return 0;
  if (press.defaultPrevented && !target?.closest(ignoresHorizontalArrows)) return 0;
  if (press.key === 'ArrowLeft') return -1;
  return press.key === 'ArrowRight' ? 1 : 0;
}
