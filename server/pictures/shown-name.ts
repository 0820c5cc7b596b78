const longest = 80;

/** An uploaded file's name, safe and short enough to be shown in a message: no control characters, no tricks with direction. */
export function shownName(fileName: string): string {
  const characters = Array.from(
    fileName.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim(),
  );
  const kept = characters.slice(0, longest).join('').trim();
  if (kept === '') return 'The file';
  return characters.length > longest ? `${kept}…` : kept;
}
