import type { PageModules } from '#contract/page-renderer.ts';
import type { RouteMatch } from '#core/routes.ts';
import type { StaticPageName } from '#core/pages/static-page-names.ts';

/** Modules of every page that load once it is idle. */
const sharedModules = [
  'core/layout/footer.tsx',
  'core/navigation/navigation-effects.tsx',
  'core/head/preview.tsx',
  'core/shortlist/shortlist-views.tsx',
] as const;

const staticContents: Readonly<Record<StaticPageName, string>> = {
  about: 'features/site/about-content.tsx',
  services: 'features/site/services-content.tsx',
  destination: 'core/pages/destination-content.tsx',
  booking: 'features/site/booking-content.tsx',
  team: 'features/site/team-content.tsx',
  testimonial: 'features/site/testimonial-content.tsx',
  contact: 'features/site/contact-content.tsx',
  privacyPolicy: 'features/site/legal-privacy.tsx',
  terms: 'features/site/legal-terms.tsx',
  cookies: 'features/site/legal-cookies.tsx',
  help: 'features/site/help-content.tsx',
  faqs: 'features/site/help-faqs.tsx',
};

/** `first`: modules of a page's first render; `shown`: those of the rest of its markup. */
export function getPageModules(page: RouteMatch): PageModules {
  switch (page.kind) {
    case 'home':
      return {
        first: ['core/pages/home-page.tsx'],
        shown: ['core/pages/home-below-fold.tsx', ...sharedModules],
      };
    case 'packages':
      return {
        first: ['core/pages/packages-page.tsx'],
        shown: ['features/catalogue/other-lists.tsx', ...sharedModules],
      };
    case 'detail':
      return {
        first: ['core/pages/detail-page.tsx'],
        shown: ['features/package-detail/itinerary.tsx', ...sharedModules],
      };
    case 'static':
      return { first: ['core/pages/static-page.tsx', staticContents[page.name]], shown: sharedModules };
    case 'shortlist':
      return { first: ['core/pages/shortlist-page.tsx'], shown: sharedModules };
    case 'sign-in':
      return { first: ['core/pages/sign-in-page.tsx'], shown: sharedModules };
    case 'unknown':
      return { first: ['core/pages/not-found-page.tsx'], shown: sharedModules };
    case 'error':
    case 'private':
      return { first: [], shown: sharedModules };
    default:
      return page satisfies never;
  }
}
