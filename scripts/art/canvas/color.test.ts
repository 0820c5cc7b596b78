import { expect, it } from 'vitest';
import { mix, multiply } from './color.ts';
import { createPalette, tonesOf } from './palette.ts';

it('mixes from one colour to the other', () => {
  expect(mix('#b8105a', '#0f4a38', 0)).toBe('#b8105a');
  expect(mix('#b8105a', '#0f4a38', 1)).toBe('#0f4a38');
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
});

it('multiplies the colours of a surface and a light', () => {
  expect(multiply('#ffffff', '#ffc487')).toBe('#ffc487');
  expect(multiply('#00ff00', '#ff00ff')).toBe('#000000');
});

it('paints openings dark by day and with lamplight at night', () => {
  expect(createPalette('noon', tonesOf.noon).opening('#7a3b2a')).not.toBe(tonesOf.noon.lamp);
  expect(createPalette('night', tonesOf.night).opening('#7a3b2a')).toBe(tonesOf.night.lamp);
});

it('paints openings with lamplight at dusk too when lamps are lit', () => {
  expect(createPalette('dusk', tonesOf.dusk).opening('#7a3b2a')).not.toBe(tonesOf.dusk.lamp);
  expect(createPalette('dusk', tonesOf.dusk, 'lit').opening('#7a3b2a')).toBe(tonesOf.dusk.lamp);
});

it('fades into haze with distance', () => {
  const palette = createPalette('dawn', tonesOf.dawn);
  expect(palette.far('#3f9a55', 1)).toBe(tonesOf.dawn.haze);
  expect(palette.far('#3f9a55', 0)).not.toBe(tonesOf.dawn.haze);
});

it('shows lamps in their own colour at dusk and night', () => {
  expect(createPalette('dusk', tonesOf.dusk).shining('#d81b5c')).toBe('#d81b5c');
  expect(createPalette('night', tonesOf.night).shining('#d81b5c')).toBe('#d81b5c');
  expect(createPalette('dawn', tonesOf.dawn).shining('#d81b5c')).not.toBe('#d81b5c');
});
