import type { Block, Entry } from './chapters-data.ts';
import * as styles from './chapter-block.css.ts';
import { RichText } from './rich-text.tsx';

export function ChapterBlock({ block }: { readonly block: Block }) {
  if ('text' in block)
    return (
      <p className={styles.text}>
        <RichText>{block.text}</RichText>
      </p>
    );
  if ('list' in block) return <Items as="ul" items={block.list} className={styles.list} />;
  if ('steps' in block) return <Items as="ol" items={block.steps} className={styles.steps} />;
  if ('table' in block) return <Table {...block.table} />;
  return (
    <div className={styles.entries}>
      {block.entries.map((entry) => (
        <EntryCard key={entry.name} entry={entry} />
      ))}
    </div>
  );
}

interface ItemsProps {
  readonly as: 'ul' | 'ol';
  readonly items: Extract<Block, { list: unknown }>['list'];
  readonly className: string;
}

function Items({ as: List, items, className }: ItemsProps) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts are fixed and never change order
        <li key={index} className={styles.item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </List>
  );
}

function Table({ head, rows }: Extract<Block, { table: unknown }>['table']) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryCard({ entry: { name, facts } }: { readonly entry: Entry }) {
  return (
    <section className={styles.entry}>
      <h3 className={styles.entryName}>{name}</h3>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <RichText>{fact}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
