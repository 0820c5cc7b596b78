/** Red, green and blue from 0 to 1, or the three axes of Oklab. */
export type Channels = readonly [number, number, number];

const channel = (hex: string, start: number) => parseInt(hex.slice(start, start + 2), 16) / 255;
const fromHex = (hex: string): Channels => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const toHex = (channels: Channels) =>
  `#${channels
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value * 255)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? Math.max(0, v) * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** `#rrggbb` to Oklab, where mixing looks even (https://bottosson.github.io/posts/oklab/). */
export function toOklab(hex: string): Channels {
  const [red, green, blue] = fromHex(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromOklab([lightness, a, b]: Channels): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

export function mix(from: string, to: string, part: number): string {
  const [l, a, b] = toOklab(from);
  const [toL, toA, toB] = toOklab(to);
  return fromOklab([l + (toL - l) * part, a + (toA - a) * part, b + (toB - b) * part]);
}

export function multiply(surface: string, light: string): string {
  const [r, g, b] = fromHex(surface);
  const [lightR, lightG, lightB] = fromHex(light);
  return toHex([r * lightR, g * lightG, b * lightB]);
}
