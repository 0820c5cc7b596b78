const agency = 'Banyan Tours & Travels';

/** Public pages but those of packages, with their titles. */
export const publicPages = [
  ['/', agency],
  ['/packages/domestic', `Domestic packages | ${agency}`],
  ['/packages/international', `International packages | ${agency}`],
  ['/packages/all packages', `All packages | ${agency}`],
  ['/about', `About Us | ${agency}`],
  ['/services', `Services | ${agency}`],
  ['/destination', `Destinations | ${agency}`],
  ['/booking', `Booking | ${agency}`],
  ['/team', `Our Guides | ${agency}`],
  ['/testimonial', `Testimonials | ${agency}`],
  ['/contact', `Contact Us | ${agency}`],
  ['/shortlist', `Shortlist | ${agency}`],
  ['/sign-in', `Sign In | ${agency}`],
  ['/admin-login', `Admin Sign In | ${agency}`],
  ['/error', `Something went wrong | ${agency}`],
  ['/privacy-policy', `Privacy Policy | ${agency}`],
  ['/terms', `Terms & Condition | ${agency}`],
  ['/cookies', `Cookies | ${agency}`],
  ['/help', `Help | ${agency}`],
  ['/faqs', `Questions People Ask | ${agency}`],
  ['/nowhere', `404 Page Not Found | ${agency}`],
] as const;
