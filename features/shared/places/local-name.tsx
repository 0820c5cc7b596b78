import { languageOf } from '#contract/script-language.ts';
import * as styles from './local-name.css.ts';
import { localNameOf } from './place-facts.ts';

interface PlaceLocalNameProps {
  readonly place: string;
  /** By the owner, in whatever script: the font of fixed names has only the glyphs of those. */
  readonly typed?: string | undefined;
}

/** For a board; apart from `tour-places.ts` because of the size of the table. */
export function PlaceLocalName({ place, typed }: PlaceLocalNameProps) {
  const local = localNameOf(place);
  if (typed !== undefined && typed !== local)
    return (
      <span lang={languageOf(typed)} dir="auto" className={styles.typed}>
        {typed}
      </span>
    );
  return local === undefined ? null : <span className={styles.name}>{local}</span>;
}
