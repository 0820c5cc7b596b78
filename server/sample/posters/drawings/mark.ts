const crownAndRoots =
  'M4 24Q0 14 9 12Q11 4 19 6Q24 1 29 6Q37 4 39 12Q48 14 44 24zM7 24H41V45H36.6V36Q36.6 31.6 34 29Q31.4 31.6 31.4 36V45H27.4V34.5Q27.4 30 24 27Q20.6 30 20.6 34.5V45H16.6V36Q16.6 31.6 14 29Q11.4 31.6 11.4 36V45H7z';

/** The agency's mark: a banyan with its prop roots, 48 units square. */
export function mark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>Banyan mark</title><path fill="#0f4a38" d="${crownAndRoots}"/></svg>`;
}
