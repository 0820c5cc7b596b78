import * as styles from './local-name.css.ts';
import { localNameOf } from './place-facts.ts';

/** For a board; apart from `tour-places.ts` because of the size of the table. */
export function PlaceLocalName({ place }: { readonly place: string }) {
  const local = localNameOf(place);
  return local === undefined ? null : <span className={styles.name}>{local}</span>;
}
