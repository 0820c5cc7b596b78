import { fromOklab, mix, multiply, toOklab } from './color.ts';
import type { TimeOfDay, Tones } from './time-of-day.ts';

export interface Palette {
  /** In the light; `strength` is 0 to 1. */
  lit(color: string, strength?: number): string;
  /** Turned away from the light; `depth` 0 to 1 mixes in the shadow of the time of day. */
  shaded(color: string, depth?: number): string;
  half(color: string, part?: number): string;
  /** Windows and doors: dark by day, lamplight at night. */
  opening(color: string, depth?: number): string;
  /** Lamps and floodlit gold: bright at dusk and night. */
  shining(color: string): string;
  far(color: string, distance?: number): string;
}

export function createPalette(timeOfDay: TimeOfDay, tones: Tones): Palette {
  const lit = (color: string, strength = 1) => {
    const shown = mix(color, multiply(color, tones.key), strength);
    return tones.wash === undefined ? shown : mix(shown, tones.wash, 0.2 * strength);
  };
  const shaded = (color: string, depth = 0.32) => {
    const [lightness, a, b] = toOklab(mix(multiply(color, tones.ambient), tones.shadow, depth));
    const [tintA, tintB] = tones.tint ?? [0, 0];
    return fromOklab([lightness, a * 1.12 + tintA, b * 1.02 + tintB]);
  };
  const half = (color: string, part = 0.5) => mix(lit(color), shaded(color), part);
  return {
    lit,
    shaded,
    half,
    opening: (color, depth) => (timeOfDay === 'night' ? tones.lamp : shaded(color, depth)),
    shining: (color) => (timeOfDay === 'dusk' || timeOfDay === 'night' ? color : lit(color)),
    far: (color, distance = 0.6) => mix(half(color, 0.6), tones.haze, distance),
  };
}
