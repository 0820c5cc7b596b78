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
