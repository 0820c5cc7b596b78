import { container } from '#styles/global.css.ts';
import * as styles from './purpose.css.ts';

const statements = [
  {
    title: 'Our mission',
    text: 'To send you off with nothing left to worry about but the window seat: a fair price in rupees, rooms we have slept in, and a person in Pune who picks up the telephone.',
  },
  {
    title: 'Our vision',
    text: 'That everyone who has ever run a finger along a railway map gets to go and see: the aunt with the bad knee, the first salary, the family of nine who eat at three different hours.',
  },
] as const;

export function Purpose() {
  return (
    <section aria-label="Mission and vision" className={styles.section}>
      <div className={container}>
        <div className={styles.line}>
          {statements.map(({ title, text }) => (
            <div key={title} className={styles.statement}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
