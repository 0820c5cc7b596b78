import { languageOf } from '#contract/script-language.ts';
import * as styles from './local-name.css.ts';
import { PlaceLocalName } from './local-name.tsx';
import { localNameOf } from './place-facts.ts';

interface TypedLocalNameProps {
  readonly place: string;
  readonly name: string;
}

/** A name as an owner typed it: the font of fixed names has only the glyphs of those. */
export function TypedLocalName({ place, name }: TypedLocalNameProps) {
  if (name === localNameOf(place)) return <PlaceLocalName place={place} />;
  return (
    <span lang={languageOf(name)} dir="auto" className={styles.typed}>
      {name}
    </span>
  );
}
