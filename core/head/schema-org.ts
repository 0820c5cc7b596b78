import type { Agency } from '#contract/agency.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { priceScope, statedPrice } from '#contract/price-text.ts';
import { firstListPackages } from '#contract/list-params.ts';
import { paths } from '#features/shared/paths.ts';
import card from '#styles/art/icons/social-card.jpg';
import type { PageHead, Question } from './head.tsx';

/** A schema.org object as JSON-LD (https://schema.org). */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

type ToAbsoluteUrl = (address: string) => string;

/** What a page tells of itself, first its breadcrumb. */
export function toThings(
  { path, trail = [], isOfAgency, tour, packages = [], questions = [] }: PageHead,
  agency: Agency,
  absolute: ToAbsoluteUrl,
): readonly Thing[] {
  if (path === undefined) return [];
  return [
    toBreadcrumbList(path, trail, absolute),
    ...(isOfAgency ? [toTravelAgency(agency, absolute)] : []),
    ...(tour ? [toTouristTrip(tour, agency, absolute)] : []),
    ...(packages.length > 0 ? [toItemList(packages.slice(0, firstListPackages), absolute)] : []),
    ...(questions.length > 0 ? [toFaqPage(questions)] : []),
  ];
}

/** The breadcrumb from Home; a crumb without an address is the page itself. */
function toBreadcrumbList(
  path: string,
  trail: NonNullable<PageHead['trail']>,
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

function toTravelAgency(agency: Agency, absolute: ToAbsoluteUrl): Thing {
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
    image: absolute(card),
    telephone: phones.india.display,
    email: supportEmail.display,
    address: officeAddress.join(', '),
    ...(hasPosition && { geo: { '@type': 'GeoCoordinates', ...officeCoordinates } }),
    currenciesAccepted: 'INR',
    sameAs: Object.values(socialLinks).filter(Boolean),
  };
}

function toTouristTrip(tour: Package, { agencyName }: Agency, absolute: ToAbsoluteUrl): Thing {
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

function toItemList(packages: readonly PackageCard[], absolute: ToAbsoluteUrl): Thing {
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

const toFaqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
