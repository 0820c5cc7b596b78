import type { Agency } from '#contract/agency.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { priceScope, statedPrice } from '#contract/price-text.ts';
import { paths } from '#features/shared/paths.ts';
import type { BreadcrumbItem } from '#features/shared/ui/board/board-heading.tsx';

/** A schema.org object as JSON-LD (https://schema.org). */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

type ToAbsoluteUrl = (address: string) => string;

/** The breadcrumb from Home; a crumb without an address is the page itself. */
export function toBreadcrumbList(
  path: string,
  trail: readonly BreadcrumbItem[],
  absolute: ToAbsoluteUrl,
): Thing {
  const steps = [{ label: 'Home', to: paths.home }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(to ?? path),
    })),
  };
}

export function toTravelAgency(agency: Agency, absolute: ToAbsoluteUrl, picture: string): Thing {
  const { agencyName, tagline, phones, supportEmail, officeAddress, officeCoordinates, socialLinks } = agency;
  const { address, latitude, longitude } = agency.changes;
  // The original coordinates are those of the original office.
  const hasPosition = address === undefined || latitude !== undefined || longitude !== undefined;
  return {
    '@type': 'TravelAgency',
    '@id': absolute('/#agency'),
    name: agencyName,
    description: tagline,
    url: absolute(paths.home),
    image: absolute(picture),
    telephone: phones.india.display,
    email: supportEmail.display,
    address: officeAddress.join(', '),
    ...(hasPosition && { geo: { '@type': 'GeoCoordinates', ...officeCoordinates } }),
    currenciesAccepted: 'INR',
    sameAs: Object.values(socialLinks).filter(Boolean),
  };
}

export function toTouristTrip(
  tour: Package,
  { agencyName }: Pick<Agency, 'agencyName'>,
  absolute: ToAbsoluteUrl,
): Thing {
  const url = absolute(paths.packageDetail(tour._id));
  const days = tour.dayWiseItinerary;
  const price = statedPrice(tour);
  return {
    '@type': 'TouristTrip',
    '@id': url,
    name: tour.name || tour.place,
    description: tour.description,
    url,
    image: tour.images.map(absolute),
    provider: { '@type': 'TravelAgency', '@id': absolute('/#agency'), name: agencyName },
    ...(days.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: days.length,
        itemListElement: days.map(({ day, description }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: `Day ${day}`,
          description,
        })),
      },
    }),
    ...(price !== null && {
      offers: { '@type': 'Offer', price, priceCurrency: 'INR', description: priceScope(tour), url },
    }),
  };
}

export function toItemList(
  packages: readonly Pick<PackageCard, '_id' | 'name' | 'place'>[],
  absolute: ToAbsoluteUrl,
): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: packages.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name || item.place,
      url: absolute(paths.packageDetail(item._id)),
    })),
  };
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

export const toFaqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
