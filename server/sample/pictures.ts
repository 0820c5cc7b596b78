import { sampleDestinations } from './destinations.ts';
import type { SamplePicture } from './picture.ts';
import { samplePackages } from './packages.ts';

const all = [...samplePackages, ...sampleDestinations].flatMap(({ pictures }) => pictures);

/** Every picture of the sample data, once each. */
export const samplePictures: readonly SamplePicture[] = [
  ...new Map(all.map((picture) => [JSON.stringify(picture), picture])).values(),
];
