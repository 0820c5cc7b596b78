import { localNameOf } from './place-facts.ts';
import * as styles from './place-local-name.css.ts';

/** For a board; apart from `local-names.ts` because of the size of the table. */
export function PlaceLocalName({ place }: { readonly place: string }) {
  const local = localNameOf(place);
  return local === undefined ? null : <span className={styles.name}>{local}</span>;
}
