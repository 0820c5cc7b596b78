import { lenient } from './reading.ts';

/** What a backend may offer beside the specification; the answer of `adminVerifyToken` names it. */
export const features = ['trash', 'history', 'audit', 'backups', 'status'] as const;
export type Feature = (typeof features)[number];

/** Unknown names are left out; anything but a list reads as no features. */
export const FeaturesSchema = lenient((value): readonly Feature[] =>
  Array.isArray(value) ? features.filter((name) => value.includes(name)) : [],
);
