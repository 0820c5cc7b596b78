import type { ComponentType } from 'react';
import { lazyRouteComponent, type LazyRouteComponent } from '#core/lazy-route-component.tsx';
import { loadReadingFont } from './load-reading-font.ts';
import type { StaticPageName } from './static-page-names.ts';

/** Loads contents and the font of their text in parallel. */
const contents = (load: () => Promise<ComponentType>) =>
  lazyRouteComponent(async () => {
    const [Content] = await Promise.all([
      load(),
      loadReadingFont(typeof document === 'undefined' ? undefined : document.fonts),
    ]);
    return Content;
  });

/** Only lazy code imports this module, so that the entry chunk does not list the files. */
export const staticContents: Readonly<Partial<Record<StaticPageName, LazyRouteComponent<object>>>> = {
  about: contents(async () => (await import('#features/site/about-content.tsx')).AboutContent),
  services: contents(async () => (await import('#features/site/services-content.tsx')).ServicesContent),
  destination: contents(async () => (await import('./destination-content.tsx')).DestinationContent),
  booking: contents(async () => (await import('#features/site/booking-content.tsx')).BookingContent),
  team: contents(async () => (await import('#features/site/team-content.tsx')).TeamContent),
  testimonial: contents(
    async () => (await import('#features/site/testimonial-content.tsx')).TestimonialContent,
  ),
  contact: contents(async () => (await import('#features/site/contact-content.tsx')).ContactContent),
  privacyPolicy: contents(async () => (await import('#features/site/legal-privacy.tsx')).PrivacyContent),
  terms: contents(async () => (await import('#features/site/legal-terms.tsx')).TermsContent),
  cookies: contents(async () => (await import('#features/site/legal-cookies.tsx')).CookiesContent),
  help: contents(async () => (await import('#features/site/help-content.tsx')).HelpContent),
  faqs: contents(async () => (await import('#features/site/help-faqs.tsx')).FaqsContent),
};
