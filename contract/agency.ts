/** What a page or a mail may print of the agency. One export each, as a page carries only its own. */

/** A number as text, and as a `tel:` URI (RFC 3966). */
export interface Phone {
  readonly display: string;
  readonly address: string;
}

const phone = (display: string): Phone => ({ display, address: `tel:${display.replaceAll(' ', '')}` });

export const agencyName = 'Banyan Tours & Travels';
export const nameFirst = 'Banyan';
export const nameRest = 'Tours & Travels';

export const tagline = 'Tour packages across India and abroad, put together with you over the phone.';

export const phones = {
  /** Also the domestic row of the home page. */
  india: phone('+91 98765 43210'),
  international: phone('+91 98765 43211'),
  packages: phone('+91 98765 43212'),
};

/** `digits` for `https://wa.me/`: country code first, no plus sign. */
export const whatsApp = { display: '+91 98765 43213', digits: '919876543213' };

export const supportEmail = { display: 'support@example.com', address: 'mailto:support@example.com' };

export const officeAddress = ['12 Banyan Chowk, Station Road', 'Pune 411001, Maharashtra, India'] as const;

export const socialLinks = {
  facebook: 'https://www.facebook.com/banyan.tours.example',
  instagram: 'https://www.instagram.com/banyan.tours.example',
};

export const guide = { name: 'Raghunath Desai', since: 1994 };

/** When somebody is at the desks; Indian Standard Time. */
export const officeHours = [
  { days: 'Monday to Saturday', time: '10\u00a0am to 7\u00a0pm' },
  { days: 'Sunday', time: 'closed, but messages are read' },
] as const;

/** Where the office's door is, in degrees (WGS 84). */
export const officeCoordinates = { latitude: 18.5272, longitude: 73.8732 } as const;
