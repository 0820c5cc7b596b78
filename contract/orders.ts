import * as v from 'valibot';
import { OwnIdSchema, type Frozen } from './admin-answers.ts';
import { boundedList, inputObject } from './input-rules.ts';
import { limits } from './limits.ts';

const noList = 'The order must be a list of ids';
const maxIdLength = 64;

const ids = (most: number, tooLong: string, twice: string) =>
  v.pipe(
    boundedList(v.pipe(v.string(noList), v.maxLength(maxIdLength, noList)), most, { noList, tooLong }),
    v.check((list) => new Set(list).size === list.length, twice),
  );

const pinned = (label: string) =>
  ids(
    limits.pinnedPackages,
    `At most ${limits.pinnedPackages} ${label} packages can be pinned`,
    'A package can be pinned once only',
  );
const homeOrder = { domestic: pinned('domestic'), international: pinned('international') };

/**
 * Input of the PUT call, as the one for destinations; `previous` is the order that the administrator saw, and another
 * stored one is answered 409.
 */
export const HomeOrderInputSchema = inputObject({
  ...homeOrder,
  previous: v.object(homeOrder, 'The previous order is required'),
});
export type HomeOrderInput = v.InferOutput<typeof HomeOrderInputSchema>;

const Ids = v.array(OwnIdSchema);

/** How the site reads the answers; a pinned package that is in the trash is named in `deleted`. */
export const HomeOrderAnswerSchema = v.object({
  domestic: Ids,
  international: Ids,
  deleted: v.array(v.object({ _id: OwnIdSchema, name: v.string() })),
});
export type HomeOrderAnswer = Frozen<v.InferOutput<typeof HomeOrderAnswerSchema>>;

/** Ids of the packages that come first in each row of the home page, in their order; the newest follow them. */
export type HomeOrder = Omit<HomeOrderAnswer, 'deleted'>;

/** Not in `limits`, which visitors load. */
const mostDestinations = 1000;
const allDestinations = ids(
  mostDestinations,
  `At most ${mostDestinations} destinations can be put in order`,
  'A destination can have one place only',
);

export const DestinationOrderInputSchema = inputObject({ order: allDestinations, previous: allDestinations });
export type DestinationOrderInput = v.InferOutput<typeof DestinationOrderInputSchema>;

/** How the site reads the answer: the ids of all destinations as they are stored now. */
export const DestinationOrderAnswerSchema = v.object({ order: Ids });
