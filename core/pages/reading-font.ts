/** Milliseconds that contents wait for the typeface of their text; then they are shown in its stand-in. */
const patience = 400;

/**
 * Fetches the serif of reading text (styles/fonts.css.ts). Whoever shows text after this does not set it
 * twice, which would move the lines below it. Never rejects, and answers at once where fonts are not known.
 */
export async function readingFont(fonts: Pick<FontFaceSet, 'load'> | undefined): Promise<void> {
  if (!fonts) return;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([fonts.load('1em Eczar').catch(() => []), late]);
}
