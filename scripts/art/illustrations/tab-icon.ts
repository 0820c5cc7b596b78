// On a grid of 3 units, so that at 16 pixels every root is one pixel wide.
const smallMark =
  'M7 25Q3.5 16 11 14 13 6.5 20 8.5 24 4.5 28 8.5 35 6.5 37 14 44.5 16 41 25H39V42H36V34Q36 31 33 28 30 31 30 34V42H27V34Q27 31 24 28 21 31 21 34V42H18V34Q18 31 15 28 12 31 12 34V42H9V25z';

/** 48 units square: a green tile on a light tab bar, a yellow one on a dark bar. */
export function tabIcon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    '<style>@media(prefers-color-scheme:dark){rect{fill:#ffc02e}path{fill:#0f4a38}}</style>' +
    `<rect width="48" height="48" rx="10" fill="#0f4a38"/><path fill="#ffc02e" d="${smallMark}"/></svg>`
  );
}
