import { classes } from '#features/shared/ui/elements.tsx';
import { Section as PageSection } from '#features/shared/ui/section.tsx';
import { content } from '#features/site/content/team.md';
import { CallToAction } from '#features/site/content/words.tsx';
import {
  findSection,
  leadOf,
  plainWords,
  sectionsOf,
  type Block,
  type Section,
} from '#features/site/sections/content.ts';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { paper, soft, typography } from '#styles/recipes.css.ts';
import * as styles from './team.css.ts';

export { head } from '#features/site/content/team.md';

export function Contents() {
  return (
    <>
      <GuideCard label="Proprietor" />
      <Notebook section={findSection(content, 'notebook')} />
      <CallToAction content={content} />
    </>
  );
}

function Notebook({ section: { title, content: notes } }: { readonly section: Section }) {
  const [routes, ...lists] = sectionsOf(notes);
  return (
    <PageSection ground="tulsi" title={title} lead={leadOf(notes)}>
      <div className={classes(paper, styles.book)}>
        <div className={styles.page}>{routes && <Notes section={routes} />}</div>
        <div className={styles.page}>
          {lists.map((list) => (
            <Notes key={list.title} section={list} />
          ))}
        </div>
      </div>
    </PageSection>
  );
}

const Notes = ({ section: { title, content: notes } }: { readonly section: Section }) => (
  <>
    <h3 className={styles.title}>{title}</h3>
    <ul>{notes.map(toItems)}</ul>
  </>
);

/** @param block the routes as a table, languages as facts, other things as a list */
function toItems(block: Block) {
  if ('rows' in block)
    return block.rows.map(([from, to, by, times, advice]) => (
      <li key={to} className={styles.route}>
        <p className={typography.h3}>
          {from} to {to} <span className={classes(soft, styles.by)}>by {by}</span>
        </p>
        <p className={styles.times}>{times} times</p>
        <p className={styles.advice}>{advice}</p>
      </li>
    ));
  if ('facts' in block)
    return block.facts.map(({ term, fact }) => (
      <li key={term} className={styles.item}>
        <strong className={typography.label}>{term}</strong> {plainWords(fact)}
      </li>
    ));
  if ('list' in block)
    return block.list.map(plainWords).map((item) => (
      <li key={item} className={styles.item}>
        {item}
      </li>
    ));
  return null;
}
