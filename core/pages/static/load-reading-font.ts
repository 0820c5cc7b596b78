const fontTimeoutMs = 400;

/** Loads the font of reading text, so that text rendered afterwards is laid out only once. Never rejects. */
export async function loadReadingFont(fonts: Pick<FontFaceSet, 'load'> | undefined): Promise<void> {
  if (!fonts) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, fontTimeoutMs));
  await Promise.race([fonts.load('1em Eczar').catch(() => []), timeout]);
}
