/** What a page or a mail may print of the agency. */

/**
 * A number as text, and as a `tel:` URI (RFC 3966). That of a number of India only has no `phone-context`, which the RFC
 * wants: phones take parameters for tones to send after the number (`ext` in stackoverflow.com/questions/9482633).
 */
export interface Phone {
  readonly display: string;
  readonly address: string;
}

export const stampNames = ['kashi', 'bhutan', 'kerala', 'rajasthan'] as const;
export type StampName = (typeof stampNames)[number];

export interface AgencyReview {
  readonly text: string;
  /** The rest of the text, which only the Testimonial page shows; '' for none. */
  readonly rest: string;
  readonly name: string;
  readonly town: string;
  readonly trip: string;
  readonly stamp: StampName;
}

/** `picture`: the address of a stored picture. */
export interface GalleryPicture {
  readonly picture: string;
  readonly alt: string;
}

export const galleryLength = 6;

interface ContactFacts {
  readonly nameFirst: string;
  readonly nameRest: string;
  readonly tagline: string;
  /** Numbers: international format, or `1800 123 4567` if only India can dial it. */
  readonly phoneIndia: string;
  readonly phoneInternational: string;
  readonly phonePackages: string;
  readonly whatsApp: string;
  readonly email: string;
  /** Lines. */
  readonly address: readonly string[];
  /** Where the office's door is, in degrees (WGS 84). */
  readonly latitude: number;
  readonly longitude: number;
  /** When somebody is at the desks; Indian Standard Time. */
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  /** `https:` addresses; '' for none. */
  readonly facebook: string;
  readonly instagram: string;
  readonly guideName: string;
}

/** What the owner can change. */
export interface AgencyFacts extends ContactFacts {
  readonly guideText: string;
  /** The address of a stored picture. */
  readonly guidePicture: string;
  readonly reviews: readonly AgencyReview[];
  /** `galleryLength` places; null is the original picture of the place. */
  readonly gallery: readonly (GalleryPicture | null)[];
}

/** What differs from the originals, which are in the code. */
export type AgencyChanges = Partial<AgencyFacts>;

/** One for all, so that nobody has to look for another that is not theirs. */
const samplePhone = '+91 98765 43210';

/** The originals. Those of guide, reviews and gallery are beside the parts of the site that show them. */
export const originalFacts: ContactFacts = {
  nameFirst: 'Banyan',
  nameRest: 'Tours & Travels',
  tagline: 'Tour packages across India and abroad, put together with you over the phone.',
  phoneIndia: samplePhone,
  phoneInternational: samplePhone,
  phonePackages: samplePhone,
  whatsApp: samplePhone,
  email: 'support@example.com',
  address: ['12 Banyan Chowk, Station Road', 'Pune 411001, Maharashtra, India'],
  latitude: 18.5272,
  longitude: 73.8732,
  hours: [
    { days: 'Monday to Saturday', time: '10\u00a0am to 7\u00a0pm' },
    { days: 'Sunday', time: 'closed, but messages are read' },
  ],
  facebook: 'https://www.facebook.com/banyan.tours.example',
  instagram: 'https://www.instagram.com/banyan.tours.example',
  guideName: 'Raghunath Desai',
};

/**
 * The originals with the changes. A phone that is not set is the phone in India, so that no sample number is left beside
 * a number of the agency. The WhatsApp number is not: only its owner knows whether a number has WhatsApp.
 */
export function completeFacts<Originals extends ContactFacts>(originals: Originals, changes: AgencyChanges) {
  const { phoneIndia } = changes;
  return {
    ...originals,
    ...(phoneIndia !== undefined && { phoneInternational: phoneIndia, phonePackages: phoneIndia }),
    ...changes,
  };
}

const toPhone = (display: string): Phone => ({ display, address: `tel:${display.replace(/[^+\d]/g, '')}` });

/** `digits`: country code first, no plus sign. */
function toChat(display: string) {
  const digits = display.replace(/\D/g, '');
  return { display, digits, address: `https://wa.me/${digits}` };
}

export type Agency = ReturnType<typeof toAgency>;

/** The agency as pages and mails print it. */
export function toAgency(changes: AgencyChanges) {
  const facts = completeFacts(originalFacts, changes);
  const { nameFirst, nameRest, whatsApp, email, latitude, longitude, facebook, instagram } = facts;
  return {
    agencyName: `${nameFirst} ${nameRest}`.trim(),
    nameFirst,
    nameRest,
    tagline: facts.tagline,
    phones: {
      india: toPhone(facts.phoneIndia),
      international: toPhone(facts.phoneInternational),
      packages: toPhone(facts.phonePackages),
    },
    whatsApp: toChat(whatsApp),
    supportEmail: { display: email, address: `mailto:${email}` },
    officeAddress: facts.address,
    officeCoordinates: { latitude, longitude },
    officeHours: facts.hours,
    socialLinks: { facebook, instagram },
    guide: { name: facts.guideName, since: 1994 },
    changes,
  };
}

export const originalAgency = /* @__PURE__ */ toAgency({});

/** What the web app manifest says of it (https://www.w3.org/TR/appmanifest/). */
export const toManifestTexts = ({ agencyName, nameFirst, tagline }: Agency) => ({
  name: agencyName,
  short_name: nameFirst,
  description: tagline,
});

/** Id of the element of a document that holds the changes as JSON; absent where there are none. */
export const agencyElementId = 'agency-facts';
