/** Closes the menu of the header on Escape, and on a press or focus outside the header. @returns stops */
export function enableMenuDismissal(): () => void {
  const stopController = new AbortController();
  const options = { signal: stopController.signal };
  const onOutsideEvent = ({ target }: Event) => {
    const menu = findOpenMenu();
    if (menu && !(target instanceof Node && menu.closest('header')?.contains(target))) menu.open = false;
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    const menu = findOpenMenu();
    // The profile menu closes first and prevents the default.
    if (key !== 'Escape' || defaultPrevented || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onOutsideEvent, options);
  document.addEventListener('focusin', onOutsideEvent, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => stopController.abort();
}

const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('header > * > details[open]');
