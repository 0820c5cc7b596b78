/** `Day 3`, `DAY 03:`, `Day 3 -`, `Day-3.` at the beginning of a line. */
const heading = /^\s*day\s*[-–—]?\s*\d{1,3}\s*(?:[:.)–—-]\s*|\s+|$)/i;

/** Splits at 'Day n' lines, else at line breaks. Text before the first 'Day n' is a day too, so nothing is lost. */
export function parseDays(pasted: string): string[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (!lines.some((line) => heading.test(line))) return lines.filter((line) => line !== '');
  const days: string[][] = [];
  for (const line of lines) {
    if (heading.test(line)) days.push([line.replace(heading, '')]);
    else if (days.length > 0) days.at(-1)?.push(line);
    else if (line !== '') days.push([line]);
  }
  return days.map((block) => block.filter((line) => line !== '').join('\n'));
}
