import { expect, it } from 'vitest';
import { findPictureDetail, readPictureDetails as read } from './picture-details.ts';

it('reads what is said about each picture', () => {
  const details = [{ address: '/pictures/a.jpg', focal: { x: 20, y: 70 }, alt: 'A houseboat', banner: true }];
  expect(read(details)).toEqual(details);
});

it('leaves out a value that it cannot use, and an entry without a picture', () => {
  expect(
    read([{ address: '/pictures/a.jpg', focal: { x: 120, y: 70 }, banner: 'yes', alt: 'Boat' }]),
  ).toEqual([{ address: '/pictures/a.jpg', alt: 'Boat' }]);
  expect(read([{ alt: 'Boat' }, 7, null, { address: 'javascript:alert(1)' }])).toEqual([]);
  expect(read('none')).toEqual([]);
});

it('finds the details of one picture', () => {
  const details = read([{ address: '/pictures/a.jpg', alt: 'Boat' }]);
  expect(findPictureDetail(details, '/pictures/a.jpg')?.alt).toBe('Boat');
  expect(findPictureDetail(details, '/pictures/b.jpg')).toBeUndefined();
  expect(findPictureDetail(undefined, '/pictures/a.jpg')).toBeUndefined();
});
