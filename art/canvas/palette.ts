import { fromOklab, mix, multiply, toOklab } from './color.ts';

export const timesOfDay = ['dawn', 'noon', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** The colours of a time of day; all are `#rrggbb`. */
export interface Tones {
  readonly sky: readonly [string, string, string, string];
  readonly disc: string;
  readonly glow: string;
  readonly key: string;
  readonly ambient: string;
  readonly shadow: string;
  readonly haze: string;
  /** Far and near edge of a sheet of water. */
  readonly water: readonly [string, string];
  readonly silhouette: string;
  readonly lamp: string;
  readonly cloud: string;
  readonly wash?: string | undefined;
  /** Shift of shaded colours along the axes a and b of Oklab. */
  readonly tint?: readonly [number, number];
}

export const tonesOf: Readonly<Record<TimeOfDay, Tones>> = {
  dawn: {
    sky: ['#6f93c4', '#b9b0d2', '#f3b9ab', '#ffdfa8'],
    disc: '#fff6da',
    glow: '#ffe3ac',
    key: '#ffe3c4',
    ambient: '#9a86b8',
    shadow: '#4a3f78',
    haze: '#eebfb2',
    water: ['#f9cfa9', '#6a79ad'],
    silhouette: '#2a2350',
    lamp: '#ffd98a',
    tint: [0.012, -0.012],
    cloud: '#fff3ea',
  },
  noon: {
    sky: ['#1878b4', '#46a5cf', '#97d3de', '#e6f3de'],
    disc: '#fffbe4',
    glow: '#ffffff',
    key: '#fffcee',
    ambient: '#86aabb',
    shadow: '#154c69',
    haze: '#abd9de',
    water: ['#6bcacb', '#0c6d94'],
    silhouette: '#0c3742',
    lamp: '#fff1b8',
    cloud: '#ffffff',
  },
  dusk: {
    sky: ['#3b2a70', '#a23a73', '#f06c3e', '#ffc452'],
    disc: '#ffe79a',
    glow: '#ffb650',
    key: '#ffc487',
    ambient: '#84528a',
    shadow: '#3c1c55',
    haze: '#dc6470',
    water: ['#f9a04c', '#46286a'],
    silhouette: '#21113a',
    lamp: '#ffd36b',
    tint: [0.03, -0.022],
    cloud: '#ffc9a6',
  },
  night: {
    sky: ['#0a1136', '#17275f', '#2f528d', '#6c90b6'],
    disc: '#f8f2d8',
    glow: '#9fbce0',
    key: '#a9c0f4',
    ambient: '#4c5fa8',
    shadow: '#0c1542',
    haze: '#48699f',
    water: ['#5679aa', '#0b1846'],
    silhouette: '#060a22',
    lamp: '#ffc85c',
    wash: '#3a57b0',
    tint: [0.004, -0.03],
    cloud: '#6f8cc4',
  },
};

/** Lamps and windows: lit also at dusk, or only when the time of day is night. */
export type Lamps = 'lit' | 'as at the time of day';

export interface Palette {
  /** In the light; `strength` is 0 to 1. */
  lit(color: string, strength?: number): string;
  /** Turned away from the light; `depth` 0 to 1 mixes in the shadow of the time of day. */
  shaded(color: string, depth?: number): string;
  half(color: string, part?: number): string;
  /** Windows and doors: dark by day, lamplight at night and wherever lamps are lit. */
  opening(color: string, depth?: number): string;
  shining(color: string): string;
  far(color: string, distance?: number): string;
}

export function createPalette(
  timeOfDay: TimeOfDay,
  tones: Tones,
  lamps: Lamps = 'as at the time of day',
): Palette {
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
    opening: (color, depth) => (timeOfDay === 'night' || lamps === 'lit' ? tones.lamp : shaded(color, depth)),
    shining: (color) => (timeOfDay === 'dusk' || timeOfDay === 'night' ? color : lit(color)),
    far: (color, distance = 0.6) => mix(half(color, 0.6), tones.haze, distance),
  };
}
