import { classes } from '#features/shared/ui/elements.tsx';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import { content, head as words } from '#features/site/content/faqs.md';
import { CallToAction, Paragraphs } from '#features/site/content/words.tsx';
import { leadOf, sectionsOf, type Section } from '#features/site/sections/content.ts';
import { container } from '#styles/global.css.ts';
import { screenOnly, split, stack, typography } from '#styles/recipes.css.ts';
import * as styles from './help-faqs.css.ts';

export const head = {
  ...words,
  questions: sectionsOf(content)
    .flatMap(({ content: group }) => sectionsOf(group))
    .map(({ title, content: answer }) => ({ question: title, answer: leadOf(answer) })),
};

export function Contents() {
  return (
    <>
      <div className={classes(container, stack.x7, styles.page)}>
        {sectionsOf(content).map(
          ({ id, title, content: questions }) =>
            id && (
              <section key={id} aria-labelledby={id} className={split.aside}>
                <h2 id={id} className={classes(typography.h2Small, styles.title)}>
                  {title}
                </h2>
                <div>
                  {sectionsOf(questions).map((question) => (
                    <FaqEntry key={question.title} question={question} />
                  ))}
                </div>
              </section>
            ),
        )}
      </div>
      <CallToAction content={content} />
    </>
  );
}

/** `details`, in which the browser's own search finds the closed answers, too. */
function FaqEntry({ question: { title, content: texts } }: { readonly question: Section }) {
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <ChevronDown className={classes(screenOnly, styles.chevron)} />
      </summary>
      <div className={classes(stack.x3, styles.answer)}>
        <Paragraphs content={texts} rest={classes(typography.label, screenOnly)} />
      </div>
    </details>
  );
}
