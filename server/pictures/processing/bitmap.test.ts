import { expect, it } from 'vitest';
import { coverFrame } from './bitmap.ts';

it('cuts a broad picture at its sides, as far as the focal point says', () => {
  const broad = { width: 400, height: 100 };
  const frame = { width: 100, height: 100 };
  const leftAt = (x: number) => coverFrame(broad, frame, { x, y: 50 }).cut.left;
  expect([leftAt(0), leftAt(50), leftAt(100)]).toEqual([0, 150, 300]);
});

it('cuts a tall picture above and below', () => {
  const cover = coverFrame({ width: 100, height: 300 }, { width: 50, height: 50 }, { x: 0, y: 100 });
  expect(cover).toEqual({
    scaled: { width: 50, height: 150 },
    cut: { left: 0, top: 100, width: 50, height: 50 },
  });
});

it('never cuts outside the picture, also where a side is rounded', () => {
  const { scaled, cut } = coverFrame(
    { width: 333, height: 222 },
    { width: 100, height: 67 },
    { x: 100, y: 100 },
  );
  expect(cut.left + cut.width).toBeLessThanOrEqual(scaled.width);
  expect(cut.top + cut.height).toBeLessThanOrEqual(scaled.height);
});
