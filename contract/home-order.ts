import * as v from 'valibot';
import { limits } from './limits.ts';
import { boundedList, inputObject } from './input-rules.ts';
import { OwnIdSchema, type Frozen } from './admin-answers.ts';

const noList = 'The order must be a list of ids';
const maxIdLength = 64;

const ids = (label: string) =>
  v.pipe(
    boundedList(v.pipe(v.string(noList), v.maxLength(maxIdLength, noList)), limits.pinnedPackages, {
      noList,
      tooLong: `At most ${limits.pinnedPackages} ${label} packages can be pinned`,
    }),
    v.check((list) => new Set(list).size === list.length, 'A package can be pinned once only'),
  );

const order = { domestic: ids('domestic'), international: ids('international') };

/** Input of the PUT call; `previous` is the order that the administrator saw, and another stored one is answered 409. */
export const HomeOrderInputSchema = inputObject({
  ...order,
  previous: v.object(order, 'The previous order is required'),
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
