import * as v from 'valibot';
import { galleryLength, stampNames, type AgencyChanges } from './agency.ts';
import { agencyLabels } from './agency-labels.ts';
import {
  boundedList,
  finiteNumber,
  inputObject,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from './input-rules.ts';
import { limits } from './limits.ts';
import { parseUrl } from './page-path.ts';
import { readPhoneNumber, type PhoneNumberUse } from './phone-number.ts';

/** Characters and entries. */
export const agencyLimits = {
  name: 60,
  tagline: 160,
  addressLines: 4,
  line: 120,
  hours: 7,
  link: 300,
  guideText: 1000,
  reviews: 12,
  reviewText: 600,
  alt: 160,
} as const;

function phoneNumber(label: string, use?: PhoneNumberUse) {
  return v.pipe(
    requiredLine(label, agencyLimits.line),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readPhoneNumber(dataset.value, label, use);
      if ('value' in read) return read.value;
      addIssue({ message: read.error });
      return NEVER;
    }),
  );
}

/** '' or an `https:` address. */
function link(label: string) {
  const message = `${label} must be an address that begins with https://`;
  return v.pipe(
    optionalLine(label, agencyLimits.link),
    v.check((text) => text === '' || parseUrl(text)?.protocol === 'https:', message),
  );
}

const emailMessage = 'E-mail address must look like office@example.com';
const email = v.pipe(requiredLine('E-mail address', limits.emailLength), v.email(emailMessage));

/** The address of a stored picture, or `new:0`... for a file of the same form. */
const pictureReference = v.pipe(
  v.string('A picture must be an address'),
  v.regex(/^(?:\/pictures\/[0-9a-f]{32}-\d{1,5}x\d{1,5}-[0-9a-f]{6}|new:\d)$/, 'A picture is not known'),
);

const review = inputObject({
  text: requiredText('Text of a review', agencyLimits.reviewText),
  rest: optionalText('Rest of a review', agencyLimits.reviewText),
  name: requiredLine('Name in a review', agencyLimits.name),
  town: requiredLine('Town in a review', agencyLimits.name),
  trip: requiredLine('Trip in a review', agencyLimits.name),
  stamp: v.picklist(stampNames, 'Stamp of a review is not known'),
});

const galleryPicture = inputObject({
  picture: pictureReference,
  alt: requiredText('Description of each new gallery picture', agencyLimits.alt),
});

const fields = {
  nameFirst: requiredLine(agencyLabels.nameFirst, agencyLimits.name),
  nameRest: optionalLine(agencyLabels.nameRest, agencyLimits.name),
  tagline: requiredText(agencyLabels.tagline, agencyLimits.tagline),
  phoneIndia: phoneNumber(agencyLabels.phoneIndia),
  phoneInternational: phoneNumber(agencyLabels.phoneInternational),
  phonePackages: phoneNumber(agencyLabels.phonePackages),
  whatsApp: phoneNumber(agencyLabels.whatsApp, { isForWhatsApp: true }),
  email,
  address: v.pipe(
    boundedList(
      requiredLine('Each line of the office address', agencyLimits.line),
      agencyLimits.addressLines,
      {
        noList: 'Office address must be a list of lines',
        tooLong: `Office address can have at most ${agencyLimits.addressLines} lines`,
      },
    ),
    v.minLength(1, 'Office address is required'),
  ),
  latitude: finiteNumber('Latitude', -90, 90),
  longitude: finiteNumber('Longitude', -180, 180),
  hours: v.pipe(
    boundedList(
      inputObject({
        days: requiredLine('Days of the opening hours', agencyLimits.line),
        time: requiredLine('Time of the opening hours', agencyLimits.line),
      }),
      agencyLimits.hours,
      {
        noList: 'Opening hours must be a list',
        tooLong: `Opening hours can have at most ${agencyLimits.hours} lines`,
      },
    ),
    v.minLength(1, 'Opening hours are required'),
  ),
  facebook: link('Facebook'),
  instagram: link('Instagram'),
  guideName: requiredLine(agencyLabels.guideName, agencyLimits.name),
  guideText: requiredText(agencyLabels.guideText, agencyLimits.guideText),
  guidePicture: pictureReference,
  reviews: v.pipe(
    boundedList(review, agencyLimits.reviews, {
      noList: 'Reviews must be a list',
      tooLong: `There can be at most ${agencyLimits.reviews} reviews`,
    }),
    v.minLength(1, 'At least one review is required'),
  ),
  gallery: v.pipe(
    boundedList(v.nullable(galleryPicture), galleryLength, {
      noList: 'Gallery must be a list',
      tooLong: `The gallery has ${galleryLength} pictures`,
    }),
    v.length(galleryLength, `The gallery has ${galleryLength} pictures`),
  ),
};

/** The facts that differ from the originals; a missing one is the original. Numbers and texts come back normalised. */
export const AgencyInputSchema = v.object(
  {
    nameFirst: v.exactOptional(fields.nameFirst),
    nameRest: v.exactOptional(fields.nameRest),
    tagline: v.exactOptional(fields.tagline),
    phoneIndia: v.exactOptional(fields.phoneIndia),
    phoneInternational: v.exactOptional(fields.phoneInternational),
    phonePackages: v.exactOptional(fields.phonePackages),
    whatsApp: v.exactOptional(fields.whatsApp),
    email: v.exactOptional(fields.email),
    address: v.exactOptional(fields.address),
    latitude: v.exactOptional(fields.latitude),
    longitude: v.exactOptional(fields.longitude),
    hours: v.exactOptional(fields.hours),
    facebook: v.exactOptional(fields.facebook),
    instagram: v.exactOptional(fields.instagram),
    guideName: v.exactOptional(fields.guideName),
    guideText: v.exactOptional(fields.guideText),
    guidePicture: v.exactOptional(fields.guidePicture),
    reviews: v.exactOptional(fields.reviews),
    gallery: v.exactOptional(fields.gallery),
  },
  'The facts must be a JSON object',
) satisfies v.GenericSchema<unknown, AgencyChanges>;

/**
 * Divides what a save sends into facts that are stored as they are, which no rule that came later refuses, and the rest,
 * which `AgencyInputSchema` checks.
 */
export function divideFacts(
  sent: Readonly<Record<string, unknown>>,
  stored: AgencyChanges,
): { readonly unchanged: AgencyChanges; readonly changed: unknown } {
  const isStored = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(sent[name]);
  const unchanged: AgencyChanges = Object.fromEntries(Object.entries(stored).filter(isStored));
  const changed = Object.entries(sent).filter(([name]) => !Object.hasOwn(unchanged, name));
  return { unchanged, changed: Object.fromEntries(changed) };
}
