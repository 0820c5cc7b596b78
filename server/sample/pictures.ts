import { sampleDestinations } from './destinations.ts';
import type { SamplePicture } from './picture.ts';
import { samplePackages } from './packages.ts';

const all = [...samplePackages, ...sampleDestinations].flatMap(({ pictures }) => pictures);

export const samplePictures: readonly SamplePicture[] = [
  ...new Map(all.map((picture) => [JSON.stringify(picture), picture])).values(),
];
