/**
 * Has the whole page laid out (`unseen` of the styles) as soon as its letters are there: so what lies below the first
 * screen is measured once, and not once more with each font that comes.
 */
export async function showWhole(): Promise<void> {
  await document.fonts.ready;
  document.documentElement.dataset['whole'] = '';
}
