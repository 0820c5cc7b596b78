import type { InAppBrowser } from './in-app-browser.ts';
import * as styles from './open-in-chrome.css.ts';

interface OpenInChromeProps {
  readonly id: string;
  readonly app: InAppBrowser;
}

/** Says the way only: since the end of 2024 these apps follow no link to another browser (shalanah/inapp-debugger#11). */
export function OpenInChrome({ id, app }: OpenInChromeProps) {
  const { host, pathname } = window.location;
  return (
    <section aria-labelledby={id} className={styles.note}>
      <h3 id={id} className={styles.title}>
        Open in Chrome
      </h3>
      <p>You are inside {app}, where Google’s window does not open. The way out:</p>
      <ol className={styles.steps}>
        <li>Press the three dots in the corner of the screen.</li>
        <li>Choose “Open in Chrome”, or “Open in external browser”.</li>
        <li>Sign in there.</li>
      </ol>
      <p>
        Or type this address in Chrome: <b className={styles.address}>{host + pathname}</b>
      </p>
    </section>
  );
}
