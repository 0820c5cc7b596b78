import { resolve } from 'node:path';
import type { PageRenderer } from '#contract/page-renderer.ts';

const agency = 'Banyan Tours & Travels';

/** Pages of the specification but those of packages, with their titles. */
const specified: readonly (readonly [path: string, title: string | RegExp])[] = [
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
];

const known = new Set(specified.map(([path]) => encodeURI(path)));
const { renderer }: { readonly renderer: Pick<PageRenderer, 'publicPaths'> } = await import(
  resolve('dist/render/render-page.js')
);

/** Public pages but those of packages, and those that the sitemap has besides. */
export const publicPages = [
  ...specified,
  ...renderer.publicPaths.filter((path) => !known.has(path)).map((path) => [path, / \| Banyan/] as const),
];
