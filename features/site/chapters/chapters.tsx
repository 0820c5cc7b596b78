import { useId } from 'react';
import { classes } from '#features/shared/ui/elements.tsx';
import { Check } from '#features/shared/ui/icons.tsx';
import { content as storedInBrowser } from '#features/site/content/stored-in-browser.md';
import { CallToAction, Paragraphs, Text } from '#features/site/content/words.tsx';
import {
  plainWords,
  sectionsOf,
  type Block,
  type Content,
  type Section,
  type Words,
} from '#features/site/sections/content.ts';
import { container } from '#styles/global.css.ts';
import {
  lead,
  note,
  panel,
  screenOnly,
  soft,
  split,
  stack,
  surface,
  typography,
} from '#styles/recipes.css.ts';
import * as styles from './chapters.css.ts';
import { SectionLinks } from './section-links.tsx';

/** A page of text: what comes first, its contents, its chapters, and what to do next. */
export function Chapters({ content }: { readonly content: Content }) {
  const summary = content.find((block) => 'list' in block);
  const chapters = sectionsOf(content).filter(hasId);
  return (
    <>
      <div className={classes(container, split.aside, styles.page)}>
        <div className={classes(stack.x4, styles.intro)}>
          <Paragraphs content={content} first={lead} rest={note} />
          {summary && <Summary points={summary.list} />}
        </div>
        <SectionLinks
          title="On this page"
          links={chapters.map(({ id, title }) => ({ text: title, to: `#${id}` }))}
          className={classes(screenOnly, styles.contents)}
        />
        <div className={styles.chapters}>
          {chapters.map(({ id, title, content: blocks }) => (
            <section key={id} aria-labelledby={id} className={classes(stack.x4, styles.chapter)}>
              <h2 id={id} className={typography.h2Small}>
                {title}
              </h2>
              <Blocks content={blocks} />
            </section>
          ))}
        </div>
      </div>
      <CallToAction content={content} />
    </>
  );
}

const hasId = (section: Section): section is Section & { readonly id: string } => section.id !== undefined;

function Summary({ points }: { readonly points: readonly Words[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes(panel.tulsi, stack.x2, styles.summary)}>
      <h2 id={heading} className={typography.h3}>
        In short
      </h2>
      <ul>
        {points.map((point) => (
          <li key={plainWords(point)} className={styles.point}>
            <Check className={styles.check} size={20} />
            <span>
              <Text words={point} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Blocks = ({ content }: { readonly content: Content }) =>
  content.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the texts are fixed and never change order
    <ChapterBlock key={index} block={block} />
  ));

function ChapterBlock({ block }: { readonly block: Block }) {
  if ('text' in block)
    return (
      <p className={typography.reading}>
        <Text words={block.text} />
      </p>
    );
  if ('list' in block) return <List {...block} />;
  if ('rows' in block) return <Table {...block} />;
  if ('part' in block) return <Blocks content={storedInBrowser} />;
  if ('sections' in block)
    return (
      <div className={styles.entries}>
        {block.sections.map((section) => (
          <Entry key={section.title} section={section} />
        ))}
      </div>
    );
  return null;
}

function List({ list, isOrdered }: Extract<Block, { list: unknown }>) {
  const As = isOrdered ? 'ol' : 'ul';
  return (
    <As className={isOrdered ? styles.steps : styles.list}>
      {list.map((item) => (
        <li key={plainWords(item)} className={styles.item}>
          <Text words={item} />
        </li>
      ))}
    </As>
  );
}

/** Two columns fit the smallest screen. */
function Table({ head, rows }: Extract<Block, { rows: unknown }>) {
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
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            <td className={styles.cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Its facts alone: a paragraph of what browsers keep is for the list on the Privacy page. */
function Entry({ section: { title, content } }: { readonly section: Section }) {
  const facts = content.flatMap((block) => ('facts' in block ? block.facts : []));
  return (
    <section className={classes(surface, stack.x3, styles.entry)}>
      <h3>{title}</h3>
      <dl className={stack.x3}>
        {facts.map(({ term, fact }) => (
          <div key={term}>
            <dt className={classes(typography.tiny, soft)}>{term}</dt>
            <dd>
              <Text words={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
