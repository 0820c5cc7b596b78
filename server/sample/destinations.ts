import type { DestinationInput } from '#contract/fields/inputs.ts';
import type { SamplePicture } from './sample-package.ts';

export type SampleDestination = DestinationInput & {
  /** Tiles show the first one. */
  readonly pictures: readonly SamplePicture[];
};

/** A scene cropped upright for tiles. @param left edge of the crop, in poster units */
const upright = (
  scene: SamplePicture['scene'],
  timeOfDay: SamplePicture['timeOfDay'],
  left: number,
): SamplePicture => ({
  scene,
  timeOfDay,
  view: [left, 0, 600, 800],
});

const popular = (name: string, ...pictures: readonly SamplePicture[]): SampleDestination => ({
  name,
  discount: '0',
  pictures,
});

export const sampleDestinations: readonly SampleDestination[] = [
  popular('Kerala', upright('kerala', 'dawn', 460), { scene: 'kerala', timeOfDay: 'noon' }),
  popular('Rajasthan', upright('rajasthan', 'dusk', 498), { scene: 'rajasthan', timeOfDay: 'dawn' }),
  popular('Kashi', upright('kashi', 'dawn', 426), { scene: 'kashi', timeOfDay: 'night' }),
  popular('Srinagar', upright('srinagar', 'noon', 420)),
  popular('Goa', upright('goa', 'noon', 540)),
  popular('Bhutan', upright('bhutan', 'dawn', 570)),
  popular('Thailand', upright('thailand', 'noon', 400), { scene: 'thailand', timeOfDay: 'dusk', flip: true }),
  popular('Vietnam', upright('vietnam', 'dawn', 390)),
];
