import { expect, it } from 'vitest';
import { pictureSizes } from './picture-sizes.ts';

it('names the widest window first, as browsers take the first that fits', () => {
  expect(pictureSizes({ 0: '100vw - 40px', 768: '46vw', 1296: '270px' })).toBe(
    '(min-width: 1296px) calc(0.95 * (270px)), (min-width: 768px) calc(0.95 * (46vw)), calc(0.95 * (100vw - 40px))',
  );
});

it('counts what is cut off at the sides', () => {
  expect(pictureSizes({ 0: '50vw' }, 2)).toBe('calc(1.9 * (50vw))');
});
