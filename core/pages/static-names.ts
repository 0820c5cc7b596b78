/** Public pages with fixed content, by their names in `paths`. */
export const publicStaticNames = [
  'about',
  'services',
  'destination',
  'booking',
  'team',
  'testimonial',
  'contact',
  'privacyPolicy',
  'terms',
  'cookies',
  'help',
  'faqs',
] as const;

export type StaticName = (typeof publicStaticNames)[number];
