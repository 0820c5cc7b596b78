import { createElement, type ComponentType } from 'react';
import { lazyPage } from '#features/shared/loading.tsx';
import type { StaticPageName } from '#core/routes.ts';
import { namedLike } from '#features/shared/rendering.tsx';
import { Chapters } from '#features/site/chapters/chapters.tsx';
import type { Content } from '#features/site/sections/content.ts';
import type { PosterName } from '#styles/art/poster.ts';

const fontTimeoutMs = 400;

/** Loads the font of reading text, so that text rendered afterwards is laid out only once. Never rejects. */
export async function loadReadingFont(fonts: Pick<FontFaceSet, 'load'> | undefined): Promise<void> {
  if (!fonts) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, fontTimeoutMs));
  await Promise.race([fonts.load('1em Eczar').catch(() => []), timeout]);
}

const contents = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [Contents] = await Promise.all([
      load(),
      loadReadingFont(typeof document === 'undefined' ? undefined : document.fonts),
    ]);
    return Contents;
  });

const chapters = (load: () => Promise<{ readonly content: Content }>) =>
  contents(async () => {
    const { content } = await load();
    return namedLike(content, () => createElement(Chapters, { content }));
  });

interface StaticPageDefinition {
  readonly title: string;
  /** In Hindi. */
  readonly local: string;
  readonly poster: PosterName;
  readonly description: string;
  readonly Contents: ReturnType<typeof contents>;
}

/** The pages of text; their addresses are in `routes`. Only lazy code imports this. */
export const staticPages: Readonly<Record<StaticPageName, StaticPageDefinition>> = {
  about: {
    title: 'About Us',
    local: 'हमारे बारे में',
    poster: 'banyan',
    description: 'How we began, what we set out to do, and why people travel with us.',
    Contents: contents(async () => (await import('#features/site/about/about-content.tsx')).AboutContent),
  },
  services: {
    title: 'Services',
    local: 'सेवाएँ',
    poster: 'singapore',
    description: 'Tours, hotel bookings, guides and event travel, arranged by one office.',
    Contents: contents(
      async () => (await import('#features/site/services/services-content.tsx')).ServicesContent,
    ),
  },
  destination: {
    title: 'Destinations',
    local: 'मंज़िलें',
    poster: 'rajasthan',
    description: 'Where we take people in India and abroad, with the discount of each place.',
    Contents: contents(async () => (await import('./destination-content.tsx')).DestinationContent),
  },
  booking: {
    title: 'Booking',
    local: 'बुकिंग',
    poster: 'kerala',
    description: 'How to book a tour with us: choose a destination, book by phone or in person, and go.',
    Contents: contents(async () => (await import('#features/site/forms/booking-content.tsx')).BookingContent),
  },
  team: {
    title: 'Our Guides',
    local: 'हमारे साथी',
    poster: 'srinagar',
    description: 'The people who travel with you.',
    Contents: contents(async () => (await import('#features/site/team/team-content.tsx')).TeamContent),
  },
  testimonial: {
    title: 'Testimonials',
    local: 'चिट्ठियाँ',
    poster: 'bhutan',
    description: 'What travellers wrote to us when they were home again.',
    Contents: contents(
      async () => (await import('#features/site/sections/testimonial-content.tsx')).TestimonialContent,
    ),
  },
  contact: {
    title: 'Contact Us',
    local: 'संपर्क',
    poster: 'maharashtra',
    description: 'Our office, our telephone numbers and our mail address.',
    Contents: contents(
      async () => (await import('#features/site/office/contact-content.tsx')).ContactContent,
    ),
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    local: 'निजता',
    poster: 'kashi',
    description: 'What we keep about you, why, and for how long.',
    Contents: chapters(() => import('#features/site/content/privacy.md')),
  },
  terms: {
    title: 'Terms & Condition',
    local: 'नियम',
    poster: 'delhi',
    description: 'What we promise and what we ask of you when you book a tour.',
    Contents: chapters(() => import('#features/site/content/terms.md')),
  },
  cookies: {
    title: 'Cookies',
    local: 'कुकीज़',
    poster: 'goa',
    description:
      'The three cookies this site sets once you sign in, and what your browser remembers by itself.',
    Contents: chapters(() => import('#features/site/content/cookies.md')),
  },
  help: {
    title: 'Help',
    local: 'मदद',
    poster: 'sri-lanka',
    description: 'How to find a tour, reach us and change a booking.',
    Contents: chapters(() => import('#features/site/content/help.md')),
  },
  faqs: {
    title: 'Questions People Ask',
    local: 'सवाल जवाब',
    poster: 'vietnam',
    description: 'Payment, food, visas, luggage, children: short answers.',
    Contents: contents(async () => (await import('#features/site/faqs/help-faqs.tsx')).FaqsContent),
  },
};
