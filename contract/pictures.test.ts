import { expect, test } from 'vitest';
import { isPictureAddress, parsePictureAddress, pictureAddress, storedWidths } from './pictures.ts';

const facts = { hash: '0123456789abcdef0123456789abcdef', width: 1600, height: 1067, color: '#0f4a38' };

test('an address parses to the metadata it was built from', () => {
  expect(parsePictureAddress(pictureAddress(facts))).toEqual(facts);
  expect(parsePictureAddress(`https://api.example.com${pictureAddress(facts)}`)).toEqual(facts);
});

test.each(['/pictures/../secret', '/pictures/0123-1x1-000000', 'https://example.com/lake.jpg', ''])(
  '%j is no address of a stored picture',
  (address) => {
    expect(parsePictureAddress(address)).toBeUndefined();
  },
);

test.each([
  [200, [200]],
  [320, [320]],
  [700, [320, 640, 700]],
  [1600, [320, 640, 960, 1600]],
  [4000, [320, 640, 960, 1600]],
])('a picture %i px wide is stored at %j and never enlarged', (width, widths) => {
  expect(storedWidths(width)).toEqual(widths);
});

test.each(['https://a.example/b.jpg', 'http://a.example/b.jpg', 'blob:https://a.example/1', '/pictures/x'])(
  '%j may be rendered',
  (address) => {
    expect(isPictureAddress(address)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/x.jpg',
  '/\\evil.example/x.jpg',
  'lake.jpg',
  '',
])('%j may not be rendered', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});
