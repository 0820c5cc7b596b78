import * as v from 'valibot';
import { limits } from './limits.ts';
import { boundedList, inputObject, text, wholeNumber } from './input-rules.ts';

/** Entry of `imageOrder` for the n-th file of `images` in the same call, counted from 0. */
export const newImage = (index: number) => `new:${index}`;

/** A list that a form has as JSON, of as many entries as an entity has pictures. */
/* @__NO_SIDE_EFFECTS__ */
const pictureList = <T>(entry: v.GenericSchema<unknown, T>, noList: string, tooLong: string) =>
  v.pipe(
    v.string(noList),
    v.parseJson(undefined, noList),
    boundedList(entry, limits.pictures, { noList, tooLong }),
  );

const badDetail = 'Details of a picture are its image, and focal, alt or banner';

const PictureDetailSchema = v.strictObject(
  {
    image: v.string('Details of a picture must name it'),
    focal: v.optional(
      v.strictObject(
        {
          x: wholeNumber('Focal point from the left (percent)', 0, 100),
          y: wholeNumber('Focal point from the top (percent)', 0, 100),
        },
        'A focal point has x and y, in percent',
      ),
    ),
    alt: v.optional(text({ label: 'What the picture shows', max: limits.altLength, multiline: true })),
    banner: v.optional(v.boolean('Banner must be true or false')),
  },
  badDetail,
);

const PictureDetailsField = v.optional(
  v.pipe(
    pictureList(
      PictureDetailSchema,
      'The details of the pictures must be a list',
      `At most ${limits.pictures} pictures can have details`,
    ),
    v.check((list) => list.filter(({ banner }) => banner).length <= 1, 'Only one picture can be the banner'),
    v.check(
      (list) => new Set(list.map(({ image }) => image)).size === list.length,
      'Each picture can have its details only once',
    ),
  ),
);

/** Details of one picture as sent: `image` is its stored address, or `new:0`... as in `imageOrder`. */
export type PictureDetailInput = v.InferOutput<typeof PictureDetailSchema>;

const badOrder = 'The order of the pictures must be a list of text';

const ImageOrderField = v.optional(
  pictureList(v.string(badOrder), badOrder, `At most ${limits.pictures} pictures can be kept`),
);

/** Optional fields of the edits. A backend that ignores them lets the last save win and appends new pictures. */
export const EditFieldsSchema = inputObject({
  /** The version the form was filled from; an outdated one is answered 409. */
  version: v.optional(wholeNumber('Version', 0, limits.version)),
  /** Stored addresses and `new:0`... in their new order; pictures left out are removed. */
  imageOrder: ImageOrderField,
  /** The earlier version of which `imageOrder` may name the pictures as well. */
  imagesOfVersion: v.optional(wholeNumber('Version of the pictures', 0, limits.version)),
  /** Of all pictures: one that is not named has no details. Absent: pictures keep theirs. */
  pictureDetails: PictureDetailsField,
});

const badKey = 'The idempotency key must be 8 to 64 letters, digits, - or _';

/** Optional fields of the create calls. */
export const CreateFieldsSchema = inputObject({
  /** A repeat with the same key creates nothing. */
  idempotencyKey: v.optional(v.pipe(v.string(badKey), v.regex(/^[\w-]{8,64}$/, badKey))),
  pictureDetails: PictureDetailsField,
});

const badSource = 'The package whose pictures are copied must be an id';

/** Optional fields of a new package that takes pictures of another one. */
export const CopyFieldsSchema = inputObject({
  /** The package of which `imageOrder` names pictures: the new one gets the same stored files. */
  imagesOfPackage: v.optional(v.pipe(v.string(badSource), v.maxLength(64, badSource))),
  /** With `imagesOfPackage`: its addresses, and `new:0`... of this call, in the order of the new package. */
  imageOrder: ImageOrderField,
});
