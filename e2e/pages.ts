const agency = 'Banyan Tours & Travels';

/** Every public address of the site that shows a page of its own, apart from those of packages, and its whole title. */
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
