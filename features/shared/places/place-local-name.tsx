import { localNameOf } from './place-facts.ts';

/** Text for a board; apart from `local-names.ts` because of the size of the table. */
export function PlaceLocalName({ place }: { readonly place: string }) {
  return localNameOf(place) ?? null;
}
