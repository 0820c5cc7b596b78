/** `Day 3`, `DAY 03:`, `Day 3 -`, `Day-3.` at the beginning of a line. */
const heading = /^\s*day\s*[-–—]?\s*\d{1,3}\s*(?:[:.)–—-]\s*|\s+|$)/i;

/**
 * The days in a text that somebody pastes: a block under each 'Day n' line where there are such lines, else
 * a day a line. What stands before the first 'Day n' is a day of its own, so that nothing is lost.
 * @returns the text of each day; one entry when the text is about one day only
 */
export function pastedDays(pasted: string): string[] {
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
