/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- WebKit drops the roles of a table that is laid out as a grid, as on a phone */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Check, Sparkle, X } from '#features/shared/ui/icons.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import { maxCompared } from '#features/shortlist/list-address.ts';
import { missingTexts, type ShownRow } from '#features/shortlist/rows.ts';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';
import { frame, note, row, screenOnly, soft, typography } from '#styles/recipes.css.ts';
import { comparisonFields, comparisonLists } from './comparison-fields.ts';
import * as styles from './comparison.css.ts';

interface ComparisonProps {
  readonly rows: readonly ShownRow[];
  readonly labelledBy: string;
}

/** A table of packages. A third one scrolls sideways on a phone, under row headers of full width. */
export function Comparison({ rows, labelledBy }: ComparisonProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={0}
      className={styles.scroller}
    >
      <table role="table" className={styles.table[rows.length > 2 ? 'three' : 'two']}>
        <thead role="rowgroup" className={styles.rows}>
          <tr role="row" className={styles.row}>
            <th role="columnheader" scope="col" className={styles.corner}>
              <VisuallyHidden>Package</VisuallyHidden>
            </th>
            {rows.map(({ id, tour }) => (
              <th key={id} role="columnheader" scope="col" className={styles.head}>
                <div className={classes(frame, styles.picture)}>
                  <Picture address={tour.images[0]} alt="" details={tour.pictureDetails} sizes="320px" />
                </div>
                <Link
                  href={paths.packageDetail(id)}
                  dir="auto"
                  className={classes(typography.h3, styles.name)}
                >
                  {getDisplayName(tour)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.rows}>
          {comparisonFields.map(({ label, valueOf, noteOf }) => (
            <ComparisonRow
              key={label}
              label={label}
              cells={rows.map(({ id, tour }) => ({ id, content: toText(valueOf(tour), noteOf?.(tour)) }))}
            />
          ))}
          {comparisonLists.map(({ label, kind, of }) => (
            <ComparisonRow
              key={label}
              label={label}
              cells={rows.map((shown) => ({ id: shown.id, content: toList(shown, kind, of(shown.tour)) }))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ComparisonRowProps {
  readonly label: string;
  /** Null for a missing value; a row with missing values only is left out. */
  readonly cells: readonly { readonly id: string; readonly content: ReactNode }[];
}

function ComparisonRow({ label, cells }: ComparisonRowProps) {
  if (cells.every(({ content }) => content === null)) return null;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={classes(typography.label, soft, styles.label)}>
        {label}
      </th>
      {cells.map(({ id, content }) => (
        <td
          key={id}
          role="cell"
          className={classes(styles.cell, label === 'Price' ? styles.price : undefined)}
        >
          {content ?? <span className={soft}>Not listed</span>}
        </td>
      ))}
    </tr>
  );
}

const toText = (text: string, after?: string): ReactNode =>
  text === '' ? null : (
    <>
      <span dir="auto">{text}</span>
      {after && <span className={classes(note, styles.note)}> {after}</span>}
    </>
  );

const icons = { highlights: Sparkle, inclusions: Check, exclusions: X };

/** Lines with a mark; two lines may be equal, hence the index in the key. */
function toList(shown: ShownRow, kind: keyof typeof icons, lines: readonly string[]): ReactNode {
  if (lines.length === 0)
    return shown.kind === 'partial' ? <span className={soft}>{missingTexts[shown.reason]}</span> : null;
  const Icon = icons[kind];
  const keyed = lines.map((line, index) => ({ line, key: `${index} ${line}` }));
  return (
    <ul>
      {keyed.map(({ line, key }) => (
        <li key={key} dir="auto" className={classes(row.x2, styles.entry)}>
          <Icon size={16} className={styles.mark[kind]} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

interface ComparisonBarProps {
  readonly selected: readonly string[];
  readonly onClear: () => void;
  readonly onShow: () => void;
}

export function ComparisonBar({ selected, onClear, onShow }: ComparisonBarProps) {
  if (selected.length === 0) return null;
  return (
    <div className={classes(row.x2, screenOnly, styles.bar)}>
      <output className={classes(typography.label, styles.barText)}>{hint(selected.length)}</output>
      <Button tone="line" className={styles.barButton} onClick={onClear}>
        Clear
      </Button>
      {selected.length > 1 && (
        <Button tone="banyan" className={styles.barButton} onClick={onShow}>
          See side by side
        </Button>
      )}
    </div>
  );
}

function hint(count: number): string {
  if (count === 1) return '1 chosen: tick one or two more';
  return count < maxCompared ? `${count} of ${maxCompared} chosen` : `All ${count} chosen`;
}
