/** Milliseconds to wait for the font; then the text is shown in its fallback. */
const patience = 400;

/** Loads the font of reading text, so that text rendered afterwards is laid out only once. Never rejects. */
export async function readingFont(fonts: Pick<FontFaceSet, 'load'> | undefined): Promise<void> {
  if (!fonts) return;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([fonts.load('1em Eczar').catch(() => []), late]);
}
