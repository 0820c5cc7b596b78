import type { DestinationInput } from '#contract/destination-input.ts';
import type { SamplePicture } from './picture.ts';

export interface SampleDestination extends DestinationInput {
  /** The first one stands on tiles. */
  readonly pictures: readonly SamplePicture[];
}

const popular = (name: string, ...pictures: readonly SamplePicture[]): SampleDestination => ({
  name,
  discount: '0',
  pictures,
});

/** The popular destinations of the home page, in its order. */
export const sampleDestinations: readonly SampleDestination[] = [
  popular('Kerala', { scene: 'kerala', light: 'dawn' }, { scene: 'kerala', light: 'noon' }),
  popular('Rajasthan', { scene: 'rajasthan', light: 'dusk' }, { scene: 'rajasthan', light: 'dawn' }),
  popular('Kashi', { scene: 'kashi', light: 'dawn' }, { scene: 'kashi', light: 'night' }),
  popular('Srinagar', { scene: 'srinagar', light: 'noon' }),
  popular('Goa', { scene: 'goa', light: 'noon' }),
  popular('Bhutan', { scene: 'bhutan', light: 'dawn' }),
  popular('Thailand', { scene: 'thailand', light: 'noon' }, { scene: 'thailand', light: 'dusk', flip: true }),
  popular('Vietnam', { scene: 'vietnam', light: 'dawn' }),
];
