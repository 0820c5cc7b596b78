import * as v from 'valibot';
import { boundedList, inputObject } from './input-rules.ts';
import { OwnIdSchema } from './admin-answers.ts';

const noList = 'The order must be a list of ids';
const maxIdLength = 64;
/** Not in `limits`, which visitors load. */
const mostDestinations = 1000;

const ids = v.pipe(
  boundedList(v.pipe(v.string(noList), v.maxLength(maxIdLength, noList)), mostDestinations, {
    noList,
    tooLong: `At most ${mostDestinations} destinations can be put in order`,
  }),
  v.check((list) => new Set(list).size === list.length, 'A destination can have one place only'),
);

/** Input of the PUT call; `previous` is the order that the administrator saw, and another stored one is answered 409. */
export const DestinationOrderInputSchema = inputObject({ order: ids, previous: ids });
export type DestinationOrderInput = v.InferOutput<typeof DestinationOrderInputSchema>;

/** How the site reads the answer: the ids of all destinations as they are stored now. */
export const DestinationOrderAnswerSchema = v.object({ order: v.array(OwnIdSchema) });
