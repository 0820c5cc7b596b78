import * as v from 'valibot';
import type { DeletedItem } from './admin-answers.ts';
import type { StoredAgency } from './stored-agency.ts';
import { toCategory, type Category } from './category.ts';
import type { DestinationOrderAnswer } from './destination-order.ts';
import type { HomeOrderAnswer } from './home-order.ts';
import type { ChangedPrice } from './prices-input.ts';
import type { Destination } from './destination.ts';
import type { Package } from './package.ts';
import { lenient, LenientNumber, LenientText } from './reading.ts';

export interface CategorySummary {
  readonly name: Category;
  readonly packages: number;
  readonly image: string | null;
}

export const CategorySummarySchema = v.object({
  name: v.pipe(LenientText, v.transform(toCategory)),
  packages: v.pipe(
    LenientNumber,
    v.transform((count) => count ?? 0),
  ),
  image: lenient((value) => (typeof value === 'string' ? value : null)),
});

/** Answers of the calls that are not served by `operations/` yet. */
export interface Answers {
  createPackage: { message: string; package: Package };
  editPackage: { message: string; updatedPackage: Package };
  createDestination: { message: string; destination: Destination };
  editDestination: { message: string; updatedDestination: Destination };
  message: { message: string };
  deletedPackages: { packages: DeletedItem[] };
  deletedDestinations: { destinations: DeletedItem[] };
  restorePackage: { message: string; package: Package };
  restoreDestination: { message: string; destination: Destination };
  homeOrder: HomeOrderAnswer;
  destinationOrder: DestinationOrderAnswer;
  changePrices: { message: string; prices: readonly ChangedPrice[] };
  agency: { agency: StoredAgency };
  editAgency: { message: string; updatedAgency: StoredAgency };
}
