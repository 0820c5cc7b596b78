import * as v from 'valibot';
import { categories } from './category.ts';
import { limits } from './limits.ts';
import {
  boundedList,
  inputObject,
  optionalName,
  requiredName,
  requiredText,
  rupees,
  wellFormed,
  wholeNumber,
} from './input-rules.ts';
import { plain, trimText } from './plain-text.ts';
import { visibilities } from './visibility.ts';

const textList = (label: string) =>
  v.pipe(
    boundedList(v.pipe(v.string(`${label} must be text`), wellFormed(label)), limits.listEntries, {
      noList: `${label} must be a list of text`,
      tooLong: `${label} can have at most ${limits.listEntries} entries`,
    }),
    v.transform((entries) => entries.map((entry) => trimText(plain(entry))).filter((entry) => entry !== '')),
    v.everyItem(
      (entry) => entry.length <= limits.listEntryLength,
      `${label} can have at most ${limits.listEntryLength} characters an entry`,
    ),
  );

const noItinerary = 'The itinerary must be a list of days';

const itinerary = boundedList(
  v.object(
    {
      day: wholeNumber('Day', 1, limits.days),
      description: v.pipe(
        v.string('A day of the itinerary must be text'),
        wellFormed('A day of the itinerary'),
        v.transform(plain),
        v.transform(trimText),
        v.maxLength(
          limits.dayLength,
          `A day of the itinerary can have at most ${limits.dayLength} characters`,
        ),
      ),
    },
    noItinerary,
  ),
  limits.days,
  { noList: noItinerary, tooLong: `The itinerary can have at most ${limits.days} days` },
);

const fields = {
  category: v.picklist(categories, 'Category must be domestic or international'),
  name: requiredName('Package name', limits.nameLength),
  place: requiredName('Place', limits.nameLength),
  days: wholeNumber('Days', 1, limits.days),
  nights: wholeNumber('Nights', 0, limits.days),
  persons: wholeNumber('Persons', 1, limits.persons),
  price: rupees('Price', 0, limits.price),
  description: requiredText('Description', limits.descriptionLength),
  tripHighlights: textList('Trip highlights'),
  inclusions: textList('Inclusions'),
  exclusions: textList('Exclusions'),
  dayWiseItinerary: itinerary,
  visibility: v.picklist(visibilities, 'Visibility must be public, link or draft'),
  preparedFor: optionalName('Prepared for', limits.nameLength),
  localName: optionalName('Local name', limits.nameLength),
};

/** Input of create-package without its pictures (specification, section 5). */
export const PackageInputSchema = inputObject({
  ...fields,
  tripHighlights: v.optional(fields.tripHighlights, []),
  inclusions: v.optional(fields.inclusions, []),
  exclusions: v.optional(fields.exclusions, []),
  dayWiseItinerary: v.optional(fields.dayWiseItinerary, []),
  visibility: v.optional(fields.visibility),
  preparedFor: v.optional(fields.preparedFor),
  localName: v.optional(fields.localName),
});
export type PackageInput = v.InferOutput<typeof PackageInputSchema>;

/** Input of edit-package: missing fields stay unchanged. */
export const PackagePatchSchema = v.partial(inputObject(fields));
export type PackagePatch = v.InferOutput<typeof PackagePatchSchema>;
