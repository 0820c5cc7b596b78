/** Public pages that are only content, by their name in `paths`. */
export const publicStaticNames = [
  'about',
  'services',
  'destination',
  'booking',
  'team',
  'testimonial',
  'contact',
  'signIn',
  'adminSignIn',
  'privacyPolicy',
  'terms',
  'cookies',
  'help',
  'faqs',
] as const;

export type StaticName = (typeof publicStaticNames)[number] | 'editProfile' | 'admin';
