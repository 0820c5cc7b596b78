import { toLines } from '#features/shared/text.ts';
import { Check, Sparkle, X } from '#features/shared/ui/icons.tsx';
import type { Icon } from '#features/shared/ui/line-icon.tsx';
import * as styles from './trip-lists.css.ts';

interface EntriesProps {
  readonly lines: readonly string[];
  readonly icon: Icon;
  readonly list?: string;
  readonly entry: string;
  readonly mark: string;
}

/** Two lines may be equal, hence the index in the key. */
function Entries({ lines, icon: Icon, list, entry, mark }: EntriesProps) {
  const keyed = lines.map((line, index) => ({ line, key: `${index} ${line}` }));
  return (
    <ul className={list}>
      {keyed.map(({ line, key }) => (
        <li key={key} dir="auto" className={entry}>
          <Icon className={mark} size={20} aria-hidden="true" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

export function Highlights({ entries }: { readonly entries: readonly string[] }) {
  return (
    <Entries
      lines={entries}
      icon={Sparkle}
      list={styles.highlights}
      entry={styles.highlight}
      mark={styles.star}
    />
  );
}

interface InclusionListsProps {
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
}

export function InclusionLists({ inclusions, exclusions }: InclusionListsProps) {
  const included = toLines(inclusions);
  const excluded = toLines(exclusions);
  if (included.length + excluded.length === 0) return null;
  return (
    <div className={styles.columnGrid}>
      {included.length > 0 && (
        <section className={styles.included}>
          <h2 className={styles.columnTitle}>Inclusions</h2>
          <Entries lines={included} icon={Check} entry={styles.entry} mark={styles.check} />
        </section>
      )}
      {excluded.length > 0 && (
        <section className={styles.excluded}>
          <h2 className={styles.columnTitle}>Exclusions</h2>
          <Entries lines={excluded} icon={X} entry={styles.entry} mark={styles.cross} />
        </section>
      )}
    </div>
  );
}
