import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import type { Crumb } from '#features/shared/ui/board.tsx';
import { agencyName, mail, officeAddress, phones, place, promise, social } from '#contract/agency.ts';
import type { QuestionGroup } from '#features/site/help-faqs-data.ts';

/** Something of schema.org's vocabulary as JSON-LD writes it. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Makes an address of the site absolute. */
type Absolute = (address: string) => string;

/** The way from Home to a page: https://schema.org/BreadcrumbList */
export function breadcrumb(path: string, trail: readonly Crumb[], absolute: Absolute): Thing {
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

const [street, cityAndCountry] = officeAddress;

/** The agency: https://schema.org/TravelAgency */
export function agency(absolute: Absolute, picture: string): Thing {
  return {
    '@type': 'TravelAgency',
    '@id': absolute('/#agency'),
    name: agencyName,
    description: promise,
    url: absolute(paths.home),
    image: absolute(picture),
    telephone: phones.india.display,
    email: mail.display,
    address: `${street}, ${cityAndCountry}`,
    geo: { '@type': 'GeoCoordinates', ...place },
    currenciesAccepted: 'INR',
    sameAs: Object.values(social),
  };
}

/** A package with its price and its days: https://schema.org/TouristTrip */
export function tour(found: Snapshot<Package>, absolute: Absolute): Thing {
  const url = absolute(paths.packageDetail(found._id));
  return {
    '@type': 'TouristTrip',
    '@id': url,
    name: found.name || found.place,
    description: found.description,
    url,
    image: found.images.map(absolute),
    provider: { '@type': 'TravelAgency', '@id': absolute('/#agency'), name: agencyName },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: found.dayWiseItinerary.length,
      itemListElement: found.dayWiseItinerary.map(({ day, description }) => ({
        '@type': 'ListItem',
        position: day,
        name: `Day ${day}`,
        description,
      })),
    },
    ...(found.price !== null && {
      offers: {
        '@type': 'Offer',
        price: found.price,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
  };
}

/** A list of packages: https://schema.org/ItemList */
export function packageList(
  packages: readonly Pick<Package, '_id' | 'name' | 'place'>[],
  absolute: Absolute,
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

/** Questions and answers: https://schema.org/FAQPage */
export function questions(groups: readonly QuestionGroup[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap((group) =>
      group.questions.map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
