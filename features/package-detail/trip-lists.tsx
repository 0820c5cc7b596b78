import { toLines } from '#features/shared/text.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { Check, Sparkle, X } from '#features/shared/ui/icons.tsx';
import type { Icon } from '#features/shared/ui/line-icon.tsx';
import { panel, row, stack, typography } from '#styles/recipes.css.ts';
import * as styles from './package-detail.css.ts';

interface EntriesProps {
  readonly lines: readonly string[];
  readonly icon: Icon;
  readonly list?: string;
  readonly entry?: string;
  readonly mark: string;
}

/** Two lines may be equal, hence the index in the key. */
function Entries({ lines, icon: Icon, list, entry, mark }: EntriesProps) {
  const keyed = lines.map((line, index) => ({ line, key: `${index} ${line}` }));
  return (
    <ul className={list}>
      {keyed.map(({ line, key }) => (
        <li key={key} dir="auto" className={classes(row.x3, styles.entry, entry)}>
          <Icon className={classes(styles.mark, mark)} size={20} />
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
  const lists = [
    {
      title: 'Inclusions',
      lines: toLines(inclusions),
      ground: panel.tulsi,
      icon: Check,
      mark: styles.success,
    },
    { title: 'Exclusions', lines: toLines(exclusions), ground: panel.gulabi, icon: X, mark: styles.cross },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.inclusions}>
      {lists.map(({ title, ground, ...entries }) => (
        <section key={title} className={classes(ground, stack.x2, styles.inclusionList)}>
          <h2 className={typography.h3}>{title}</h2>
          <Entries {...entries} />
        </section>
      ))}
    </div>
  );
}
