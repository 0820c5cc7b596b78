import { classes } from '#features/shared/ui/elements.tsx';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import { TextLink } from '#features/site/chapters/chapters.tsx';
import { ContactCallout } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import { questionGroups, type Question } from './help-faqs-data.ts';
import * as styles from './help-faqs.css.ts';

export function FaqsContent() {
  return (
    <>
      <div className={classes(container, styles.page)}>
        {questionGroups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id} className={styles.group}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <div>
              {questions.map((question) => (
                <FaqEntry key={question.question} question={question} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <ContactCallout
        title="Yours is not among them?"
        text="Ring or write. The good questions end up on this page."
      />
    </>
  );
}

/** `details`, in which the browser's own search finds the closed answers, too. */
function FaqEntry({ question: { question, answer, more } }: { readonly question: Question }) {
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.questionText}>{question}</h3>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <p>{answer}</p>
        {more && (
          <p className={styles.more}>
            <TextLink link={more} />
          </p>
        )}
      </div>
    </details>
  );
}
