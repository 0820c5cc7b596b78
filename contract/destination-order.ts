import * as v from 'valibot';
import { boundedList, inputObject } from './input-rules.ts';
import { limits } from './limits.ts';
import { IdSchema } from './reading.ts';

const noList = 'The order must be a list of ids';
const maxIdLength = 64;

const ids = v.pipe(
  boundedList(v.pipe(v.string(noList), v.maxLength(maxIdLength, noList)), limits.orderedDestinations, {
    noList,
    tooLong: `At most ${limits.orderedDestinations} destinations can be put in order`,
  }),
  v.check((list) => new Set(list).size === list.length, 'A destination can have one place only'),
);

/** Input of the PUT call; `previous` is the order that the administrator saw, and another stored one is answered 409. */
export const DestinationOrderInputSchema = inputObject({ order: ids, previous: ids });
export type DestinationOrderInput = v.InferOutput<typeof DestinationOrderInputSchema>;

/** How the site reads the answer: the ids of all destinations as they are stored now. */
export const DestinationOrderAnswerSchema = v.object({ order: v.array(IdSchema) });

export interface DestinationOrderAnswer {
  readonly order: readonly string[];
}
