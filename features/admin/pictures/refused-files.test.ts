import { expect, it } from 'vitest';
import { refusalTexts, type RefusedFile } from './refused-files.ts';

const files = (reason: RefusedFile['reason'], ...names: string[]) => names.map((name) => ({ name, reason }));

it('names a single file and why it was refused', () => {
  expect(refusalTexts(files('damaged', 'boat.jpg'))).toEqual(['boat.jpg cannot be read. It may be damaged.']);
});

it('has one sentence for each reason', () => {
  expect(
    refusalTexts([...files('no picture', 'plan.pdf', 'notes.txt'), ...files('empty', 'blank.png')]),
  ).toEqual(['plan.pdf and notes.txt are not pictures.', 'blank.png is empty.']);
});

it('counts the names beyond three, unless it is only one', () => {
  expect(refusalTexts(files('empty', 'a', 'b', 'c', 'd'))).toEqual(['a, b, c and d are empty.']);
  expect(refusalTexts(files('empty', 'a', 'b', 'c', 'd', 'e'))).toEqual(['a, b, c and 2 more are empty.']);
});
