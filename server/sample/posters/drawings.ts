import { frieze } from './drawings/frieze.ts';
import { guide } from './drawings/guide.ts';
import { stepBook } from './drawings/step-book.ts';
import { stepChoose } from './drawings/step-choose.ts';
import { stepFly } from './drawings/step-fly.ts';

export const drawings = {
  frieze,
  guide,
  'step-book': stepBook,
  'step-choose': stepChoose,
  'step-fly': stepFly,
} as const satisfies Record<string, () => string>;
