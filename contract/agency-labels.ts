import type { AgencyChanges } from './agency.ts';

/** Names of the facts as the form and the line of history say them; the two degrees are one, the position. */
export const agencyLabels: Readonly<
  Record<Exclude<keyof AgencyChanges, 'latitude' | 'longitude'> | 'position', string>
> = {
  nameFirst: 'First line of the name',
  nameRest: 'Second line of the name',
  tagline: 'Promise',
  phoneIndia: 'Phone in India',
  phoneInternational: 'Phone for tours abroad',
  phonePackages: 'Phone on package pages',
  whatsApp: 'WhatsApp number',
  email: 'E-mail address',
  address: 'Office address',
  position: 'Place on the map',
  hours: 'Opening hours',
  facebook: 'Facebook',
  instagram: 'Instagram',
  guideName: 'Name of the guide',
  guideText: 'Text about the guide',
  guidePicture: 'Picture of the guide',
  reviews: 'Reviews',
  gallery: 'Gallery',
};

/** Where each number is used, as the form says it; `core/render/changed-agency.test.tsx` holds it to the pages. */
export const numberUses = {
  phoneIndia:
    'In the menu and at the foot of every page, at the top of Home and at its domestic tours with every “Call Us” there, on Contact, Help and all other pages about your agency, in mails and for search engines.',
  phoneInternational:
    'At the foot of every page, at the international tours of Home with every “Call Us” there, and on Help.',
  phonePackages:
    'On lists and pages of packages with every “Call Us” there, on the shortlist and in brochures.',
  whatsApp:
    'Behind every WhatsApp button: in the menu, on pages of packages, on Contact, Help and all other pages about your agency, on the shortlist and in brochures.',
} as const satisfies Partial<Record<keyof typeof agencyLabels, string>>;
