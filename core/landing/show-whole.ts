/** Ends deferred layout (styles/unseen.ts) once the fonts are loaded, so that hidden parts are laid out only once. */
export async function showWhole(): Promise<void> {
  await document.fonts.ready;
  document.documentElement.dataset['whole'] = '';
}
