import { useId } from 'react';
import { Link } from 'wouter';
import { classes } from '#features/shared/ui/elements.tsx';
import { Check } from '#features/shared/ui/icons.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './chapters.css.ts';

/** `to` is a path of the site, a fragment, or a `tel:`, `mailto:` or `https:` address. */
export interface LinkData {
  readonly text: string;
  readonly to: string;
}

export type RichTextContent = string | readonly (string | LinkData)[];

export interface Entry {
  readonly name: string;
  readonly facts: readonly (readonly [term: string, fact: RichTextContent])[];
}

export type Block =
  | { readonly text: RichTextContent }
  | { readonly list: readonly RichTextContent[] }
  | { readonly steps: readonly RichTextContent[] }
  | {
      /** Two columns fit the smallest screen. */
      readonly table: {
        readonly head: readonly [string, string];
        readonly rows: readonly (readonly [string, string])[];
      };
    }
  | { readonly entries: readonly Entry[] };

export interface Chapter {
  /** The fragment of its address: `/terms#cancel`. Must not change, as other sites may link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface ChapterPage {
  readonly lead: string;
  readonly summary?: readonly string[];
  readonly lastChanged?: string;
  readonly chapters: readonly Chapter[];
}

/** When the terms and the privacy and cookie pages were last changed, as printed. */
export const legalDate = '22 November 2026';

export function Chapters({ page: { lead, summary, lastChanged, chapters } }: { readonly page: ChapterPage }) {
  return (
    <div className={classes(container, styles.page)}>
      <div className={styles.intro}>
        <p className={styles.lead}>{lead}</p>
        {lastChanged && <p className={styles.lastChanged}>Last changed: {lastChanged}</p>}
        {summary && <Summary points={summary} />}
      </div>
      <SectionLinks
        title="On this page"
        links={chapters.map(({ id, title }) => ({ text: title, to: `#${id}` }))}
        className={styles.contents}
      />
      <div className={styles.chapters}>
        {chapters.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className={styles.chapter}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the texts are fixed and never change order
              <ChapterBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Summary({ points }: { readonly points: readonly string[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading} className={styles.summaryTitle}>
        In short
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point} className={styles.summaryPoint}>
            <Check className={styles.check} size={20} aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChapterBlock({ block }: { readonly block: Block }) {
  if ('text' in block)
    return (
      <p className={styles.blockText}>
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

function RichText({ children }: { readonly children: RichTextContent }) {
  if (typeof children === 'string') return children;
  return children.map((piece) =>
    typeof piece === 'string' ? piece : <TextLink key={piece.to} link={piece} />,
  );
}

export function TextLink({ link: { text, to } }: { readonly link: LinkData }) {
  if (to.startsWith('/') || to.startsWith('#'))
    return (
      <Link href={to} className={styles.textLink}>
        {text}
      </Link>
    );
  const tab = to.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...tab} href={to} className={styles.textLink}>
      {text}
    </a>
  );
}

interface SectionLinksProps {
  readonly title: string;
  readonly links: readonly LinkData[];
  readonly className?: string;
}

export function SectionLinks({ title, links, className }: SectionLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <p className={styles.linksTitle} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.linksList}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link href={to} className={styles.linksItem}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
