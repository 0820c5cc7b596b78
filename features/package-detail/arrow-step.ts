export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Or may: their focused parts are not always in the tab order. */
const usesArrowKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], dialog, [role="dialog"]';

/** What a key press moves the carousel by: only from the carousel, or from the page where no control has the focus. */
export function arrowStep(press: KeyPress): -1 | 0 | 1 {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return 0;
  const target = press.target instanceof HTMLElement ? press.target : null;
  if (target?.closest(usesArrowKeys)) return 0;
  const isControl = target !== null && target.tabIndex >= 0;
  if (isControl && !target.closest('[aria-roledescription="carousel"]')) return 0;
  if (press.key === 'ArrowLeft') return -1;
  return press.key === 'ArrowRight' ? 1 : 0;
}
