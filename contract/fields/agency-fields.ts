import { limits } from '#contract/limits.ts';
import { stampNames } from '#contract/pictures.ts';
import type { Fields } from './field.ts';

const most = { hours: 7, reviews: 12, gallery: 6 } as const;
const theGallery = `The gallery has ${most.gallery} pictures`;

const name = { kind: 'text', max: 60, strict: true, required: true } as const;
const line = { kind: 'text', max: 120, strict: true, required: true } as const;
const link = { kind: 'text', max: 300, strict: true, format: 'link' } as const;
const paragraph = { kind: 'text', multiline: true, required: true } as const;

/** What the owner can change of the agency. */
export const agencyFields = {
  nameFirst: { ...name, label: 'First line of the name' },
  nameRest: { kind: 'text', label: 'Second line of the name', max: 60, strict: true },
  tagline: { ...paragraph, label: 'Promise', max: 160 },
  /** Numbers: international format, or `1800 123 4567` if only India can dial it. */
  phoneIndia: {
    ...line,
    label: 'Phone in India',
    hint: 'In the menu and at the foot of every page, at the top of Home and at its domestic tours with every “Call Us” there, on Contact, Help and all other pages about your agency, in mails and for search engines.',
  },
  phoneInternational: {
    ...line,
    label: 'Phone for tours abroad',
    hint: 'At the foot of every page, at the international tours of Home with every “Call Us” there, and on Help.',
  },
  phonePackages: {
    ...line,
    label: 'Phone on package pages',
    hint: 'On lists and pages of packages with every “Call Us” there, on the shortlist and in brochures.',
  },
  whatsApp: {
    ...line,
    label: 'WhatsApp number',
    noun: 'WhatsApp number',
    hint: 'Behind every WhatsApp button: in the menu, on pages of packages, on Contact, Help and all other pages about your agency, on the shortlist and in brochures.',
  },
  email: { ...line, label: 'E-mail address', max: limits.emailLength, format: 'email' },
  address: {
    kind: 'lines',
    label: 'Office address',
    max: 4,
    entry: { ...line, label: 'Each line of the office address' },
  },
  /** Where the office's door is, in degrees (WGS 84). */
  latitude: {
    kind: 'number',
    label: 'Latitude',
    noun: 'latitude of the place on the map',
    min: -90,
    max: 90,
  },
  longitude: {
    kind: 'number',
    label: 'Longitude',
    noun: 'longitude of the place on the map',
    min: -180,
    max: 180,
  },
  /** When somebody is at the desks; Indian Standard Time. */
  hours: {
    kind: 'rows',
    label: 'Opening hours',
    max: most.hours,
    of: {
      days: { ...line, label: 'Days of the opening hours' },
      time: { ...line, label: 'Time of the opening hours' },
    },
    refusals: {
      tooMany: `Opening hours can have at most ${most.hours} lines`,
      none: 'Opening hours are required',
    },
  },
  /** `https:` addresses; '' for none, as of the next one. */
  facebook: { ...link, label: 'Facebook', noun: 'Facebook' },
  instagram: { ...link, label: 'Instagram', noun: 'Instagram' },
  guideName: { ...name, label: 'Name of the guide' },
  guideText: { ...paragraph, label: 'Text about the guide', max: 1000 },
  guidePicture: { kind: 'picture', label: 'Picture of the guide' },
  reviews: {
    kind: 'rows',
    label: 'Reviews',
    max: most.reviews,
    of: {
      text: { ...paragraph, label: 'Text of a review', max: 600 },
      /** Which only the Testimonial page shows; '' for none. */
      rest: { kind: 'text', label: 'Rest of a review', max: 600, multiline: true },
      name: { ...name, label: 'Name in a review' },
      town: { ...name, label: 'Town in a review' },
      trip: { ...name, label: 'Trip in a review' },
      stamp: {
        kind: 'choice',
        label: 'Stamp of a review',
        of: stampNames,
        refusal: 'Stamp of a review is not known',
      },
    },
    refusals: {
      tooMany: `There can be at most ${most.reviews} reviews`,
      none: 'At least one review is required',
    },
  },
  /** Null is the original picture of the place. */
  gallery: {
    kind: 'rows',
    label: 'Gallery',
    max: most.gallery,
    slots: true,
    of: {
      picture: { kind: 'picture', label: 'Picture' },
      alt: { ...paragraph, label: 'Description of each new gallery picture', max: 160 },
    },
    refusals: { tooMany: theGallery, none: theGallery },
  },
} as const satisfies Fields;
