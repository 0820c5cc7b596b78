import { markPath } from './mark.ts';

const sun = (radius: number, color: string) => `<circle cx="256" cy="236" r="${radius}" fill="${color}"/>`;

/** Home screen icon, 512 units square; a mask may cut off what is outside the middle circle of radius 205. */
export function appIcon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#ffc02e" d="M0 0h512v512H0z"/>' +
    `${sun(232, '#ffca50')}${sun(176, '#ffd87c')}${sun(120, '#fff3cf')}` +
    '<path fill="#0a3327" d="M0 396q256-34 512 0v116H0z"/>' +
    `<path fill="#0f4a38" transform="translate(98 92)scale(6.6)" d="${markPath}"/></svg>`
  );
}
