/** Bullets and check marks as people type them into lists; a variation selector may follow one. */
const marks = /(?:[•●○◦▪▫■‣⁃∙·✓✔✅☑]|🗸)[\uFE0E\uFE0F]*/gu;

/**
 * Splits each entry on bullets and check marks into lines of their own (specification, section 2).
 * @returns trimmed lines, without empty ones
 */
export function toLines(entries: readonly string[]): string[] {
  return entries
    .flatMap((entry) => entry.split(marks))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
