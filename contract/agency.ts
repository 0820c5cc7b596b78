import type { agencyFields } from './fields/agency-fields.ts';
import type { Values } from './fields/field.ts';

export type AgencyFacts = Values<typeof agencyFields>;
export type AgencyReview = AgencyFacts['reviews'][number];
type ContactFacts = Omit<AgencyFacts, 'guideText' | 'guidePicture' | 'reviews' | 'gallery'>;

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

/**
 * A number as text, and as a `tel:` URI (RFC 3966). That of a number of India only has no `phone-context`, which the RFC
 * wants: phones take parameters for tones to send after the number (`ext` in stackoverflow.com/questions/9482633).
 */
const toPhone = (display: string) => ({ display, address: `tel:${display.replace(/[^+\d]/g, '')}` });
export type Phone = Readonly<ReturnType<typeof toPhone>>;

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
