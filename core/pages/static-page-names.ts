/** Public pages with fixed content, by their names in `paths`. */
export const staticPageNames = [
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

export type StaticPageName = (typeof staticPageNames)[number];
