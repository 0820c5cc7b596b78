/** Ends deferred layout (styles/deferred-layout.ts) once the fonts are loaded, so that hidden parts are laid out only once. */
export async function finishDeferredLayout(): Promise<void> {
  await document.fonts.ready;
  document.documentElement.dataset['whole'] = '';
}
