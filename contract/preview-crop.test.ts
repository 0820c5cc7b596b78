import { expect, it } from 'vitest';
import { parsePreviewCrop, previewCropAddress, previewCropSize } from './picture-details.ts';

it('names the focal point in the address, so that another one has another address', () => {
  const address = previewCropAddress('/pictures/a', { x: 20, y: 7 });
  expect(address).toBe('/pictures/a/preview-20-7.jpg');
  expect(parsePreviewCrop(address)).toEqual({ picture: '/pictures/a', focal: { x: 20, y: 7 } });
});

it.each(['/pictures/a/preview.jpg', '/pictures/a/preview-020-7.jpg', '/pictures/a/preview-101-7.jpg'])(
  'is not read from %s',
  (address) => expect(parsePreviewCrop(address)).toBeUndefined(),
);

it('has the shape of a link preview, and is never enlarged', () => {
  expect(previewCropSize({ width: 1600, height: 1067 })).toEqual({ width: 1200, height: 630 });
  expect(previewCropSize({ width: 800, height: 1200 })).toEqual({ width: 800, height: 420 });
  expect(previewCropSize({ width: 1600, height: 315 })).toEqual({ width: 600, height: 315 });
});
