import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import type { Crumb } from '#features/shared/ui/board.tsx';
import { agencyName, mail, officeAddress, phones, place, promise, social } from '#contract/agency.ts';
import type { QuestionGroup } from '#features/site/help-faqs-data.ts';

/** A schema.org object as JSON-LD (https://schema.org). */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

type Absolute = (address: string) => string;

/** The breadcrumb from Home; a crumb without an address is the page itself. */
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
