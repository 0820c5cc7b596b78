/**
 * What to say when the field Days and the itinerary tell different lengths; '' when they agree or Days holds no
 * number. A hint only: a trip may well be described in fewer rows.
 */
export function daysHint(days: string, rows: number): string {
  const said = Number(days);
  if (days.trim() === '' || !Number.isInteger(said) || said < 1 || said === rows) return '';
  const described = rows === 1 ? '1 day is' : `${rows} days are`;
  return `The trip lasts ${said === 1 ? '1 day' : `${said} days`}, and ${described} described here.`;
}
