const longest = 80;

/** An uploaded file's name for messages: at most 80 characters, without control and bidirectional ones. */
export function toDisplayName(fileName: string): string {
  const characters = Array.from(
    fileName.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim(),
  );
  const kept = characters.slice(0, longest).join('').trim();
  if (kept === '') return 'The file';
  return characters.length > longest ? `${kept}…` : kept;
}
