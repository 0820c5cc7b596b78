import {
  banyan,
  bhutan,
  delhi,
  goa,
  kashi,
  kerala,
  maharashtra,
  rajasthan,
  singapore,
  sriLanka,
  srinagar,
  vietnam,
} from '#styles/art/posters.ts';
import type { Poster } from '#styles/art/poster.ts';
import type { StaticPageName } from './static-page-names.ts';

export interface StaticPageMetadata {
  readonly title: string;
  /** In Hindi. */
  readonly local: string;
  readonly poster: Poster;
  readonly description: string;
  readonly robots?: 'noindex';
}

export const staticPages: Readonly<Record<StaticPageName, StaticPageMetadata>> = {
  about: {
    title: 'About Us',
    local: 'हमारे बारे में',
    poster: banyan,
    description: 'The people above the sweet shop on Station Road, Pune, who have arranged tours since 1994.',
  },
  services: {
    title: 'Services',
    local: 'सेवाएँ',
    poster: singapore,
    description: 'Tours, hotel bookings, guides and event travel, arranged by one office.',
  },
  destination: {
    title: 'Destinations',
    local: 'मंज़िलें',
    poster: rajasthan,
    description: 'Where we take people in India and abroad, with the discounts of this season.',
  },
  booking: {
    title: 'Booking',
    local: 'बुकिंग',
    poster: kerala,
    description: 'How to book a tour with us: choose a destination, book by phone or in person, and go.',
  },
  team: {
    title: 'Our Guides',
    local: 'हमारे साथी',
    poster: srinagar,
    description: 'The people who travel with you.',
  },
  testimonial: {
    title: 'Testimonials',
    local: 'चिट्ठियाँ',
    poster: bhutan,
    description: 'What travellers wrote to us when they were home again.',
  },
  contact: {
    title: 'Contact Us',
    local: 'संपर्क',
    poster: maharashtra,
    description: 'Our office in Pune, our telephone numbers and our mail address.',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    local: 'निजता',
    poster: kashi,
    description: 'What we keep about you, why, and for how long.',
  },
  terms: {
    title: 'Terms & Condition',
    local: 'नियम',
    poster: delhi,
    description: 'What we promise and what we ask of you when you book a tour.',
  },
  cookies: {
    title: 'Cookies',
    local: 'कुकीज़',
    poster: goa,
    description:
      'The three cookies this site sets once you sign in, and what your browser remembers by itself.',
  },
  help: {
    title: 'Help',
    local: 'मदद',
    poster: sriLanka,
    description: 'How to find a tour, reach us and change a booking.',
  },
  faqs: {
    title: 'Questions People Ask',
    local: 'सवाल जवाब',
    poster: vietnam,
    description: 'Payment, food, visas, luggage, children: short answers.',
  },
};
