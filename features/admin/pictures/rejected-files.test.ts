import { expect, it } from 'vitest';
import { describeRejections, type RejectedFile } from './rejected-files.ts';

const files = (reason: RejectedFile['reason'], ...names: string[]) => names.map((name) => ({ name, reason }));

it('names a single file and why it was refused', () => {
  expect(describeRejections(files('damaged', 'boat.jpg'))).toEqual([
    'boat.jpg cannot be read. It may be damaged.',
  ]);
});

it('has one sentence for each reason', () => {
  expect(
    describeRejections([...files('no picture', 'plan.pdf', 'notes.txt'), ...files('empty', 'blank.png')]),
  ).toEqual(['plan.pdf and notes.txt are not pictures.', 'blank.png is empty.']);
});

it('says what to do with one of a wrong shape, and with one that can only be sent as it is', () => {
  const shape = 'is 20000 × 500 pixels. Crop it.';
  expect(
    describeRejections([
      ...files({ shape }, 'a.jpg'),
      ...files({ shape }, 'b.jpg'),
      ...files('as it is', 'c.jpg'),
    ]),
  ).toEqual([
    `a.jpg ${shape}`,
    `b.jpg ${shape}`,
    'c.jpg cannot be sent as it is, and this browser cannot convert it without changing how it looks. Please save it as an RGB JPEG of at most 5 MB and 40 megapixels.',
  ]);
});

it('counts the names beyond three, unless it is only one', () => {
  expect(describeRejections(files('empty', 'a', 'b', 'c', 'd'))).toEqual(['a, b, c and d are empty.']);
  expect(describeRejections(files('empty', 'a', 'b', 'c', 'd', 'e'))).toEqual([
    'a, b, c and 2 more are empty.',
  ]);
});
