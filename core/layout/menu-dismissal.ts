/** Closes the menu of the header on Escape, and on a press or focus outside the header. @returns stops */
export function enableMenuDismissal(): () => void {
  const stopController = new AbortController();
  const options = { signal: stopController.signal };
  document.addEventListener('pointerdown', closeFromOutside, options);
  document.addEventListener('focusin', closeFromOutside, options);
  document.addEventListener('keydown', closeOnEscape, options);
  return () => stopController.abort();
}

function closeFromOutside({ target }: Event) {
  const menu = findOpenMenu();
  if (menu && !(target instanceof Node && menu.closest('header')?.contains(target))) menu.open = false;
}

function closeOnEscape({ key, defaultPrevented }: KeyboardEvent) {
  const menu = findOpenMenu();
  // The profile menu closes first and prevents the default.
  if (key !== 'Escape' || defaultPrevented || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('header > * > details[open]');
