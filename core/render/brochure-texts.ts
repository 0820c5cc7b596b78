import { originalAgency, type Agency } from '#contract/agency.ts';
import type { BrochureTexts } from '#contract/brochure.ts';
import type { Package } from '#contract/package.ts';
import { priceScope, priceText } from '#contract/price-text.ts';
import { localNameOf, posterNameOf } from '#features/shared/places/place-facts.ts';
import { plural, toLines, whatsAppLink } from '#features/shared/text.ts';
import { posterAddress } from '#styles/art/posters.ts';

/** @param address the page's absolute address */
export function brochureTexts(
  tour: Package,
  address: string,
  { agencyName, officeAddress, phones, supportEmail, whatsApp }: Agency = originalAgency,
): BrochureTexts {
  const message = `Hello! I would like to know more about ${tour.name}: ${address}`;
  const size = [
    { count: tour.days, noun: 'day' },
    { count: tour.nights, noun: 'night' },
    { count: tour.persons, noun: 'person' },
  ];
  return {
    agency: agencyName,
    office: officeAddress,
    name: tour.name || tour.place || 'Tour package',
    place: tour.place,
    poster: posterAddress(posterNameOf(tour.place || tour.name)),
    localName: tour.localName ?? localNameOf(tour.place),
    price: tour.price === null ? undefined : priceText(tour.price),
    priceScope: priceScope(tour),
    size: size.flatMap(({ count, noun }) => (count === null ? [] : [plural(count, noun)])),
    description: tour.description,
    highlights: tour.tripHighlights,
    inclusions: toLines(tour.inclusions),
    exclusions: toLines(tour.exclusions),
    days: tour.dayWiseItinerary.map(({ day, description }) => ({ title: `Day ${day}`, text: description })),
    page: { text: address.replace(/^https?:\/\//, ''), address },
    phone: { text: phones.packages.display, address: phones.packages.address },
    chat: { text: whatsApp.display, address: whatsAppLink({ digits: whatsApp.digits, message }) },
    mail: { text: supportEmail.display, address: supportEmail.address },
  };
}
