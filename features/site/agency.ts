import type { Phone } from '#features/shared/phone.ts';

const phone = (display: string): Phone => ({ display, address: `tel:${display.replaceAll(' ', '')}` });

const whatsApp = phone('+91 98765 43213');

/** Everything about the agency that a page may print; the only place where it stands. */
export const agency = {
  name: 'Banyan Tours & Travels',
  /** The two lines of the name in the header. */
  first: 'Banyan',
  rest: 'Tours & Travels',
  promise: 'Tour packages across India and abroad, put together with you over the phone.',
  phones: {
    /** The Indian office; also the domestic row of the home page. */
    india: phone('+91 98765 43210'),
    /** The international office; also the international row of the home page. */
    international: phone('+91 98765 43211'),
    /** Package lists and details. */
    packages: phone('+91 98765 43212'),
  },
  /** Digits as `https://wa.me/` takes them: country code first, no plus sign. */
  whatsApp: { display: whatsApp.display, digits: whatsApp.display.replaceAll(/\D/g, '') },
  mail: { display: 'support@example.com', address: 'mailto:support@example.com' },
  address: ['12 Banyan Chowk, Station Road', 'Pune 411001, Maharashtra, India'],
  social: {
    facebook: 'https://www.facebook.com/banyan.tours.example',
    instagram: 'https://www.instagram.com/banyan.tours.example',
  },
  guide: { name: 'Raghunath Desai', since: 1994 },
} as const;
