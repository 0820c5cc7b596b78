import { frieze } from './illustrations/frieze.ts';
import { guide } from './illustrations/guide.ts';
import { stepBook } from './illustrations/step-book.ts';
import { stepChoose } from './illustrations/step-choose.ts';
import { stepFly } from './illustrations/step-fly.ts';

export const drawings = {
  frieze,
  guide,
  'step-book': stepBook,
  'step-choose': stepChoose,
  'step-fly': stepFly,
} as const satisfies Record<string, () => string>;
