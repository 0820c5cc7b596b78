import { useState } from 'react';
import type { App } from '#core/app.ts';
import { getSessionEnd } from '#core/session/session-end.ts';
import * as styles from './auth-page.css.ts';

const sessionEndTexts = {
  'nothing open': 'Your session has ended. Sign in again, and you are back on the page where you were.',
  'draft kept':
    'Your session has ended. What you typed is kept on this device: sign in, and you are back in the form with it.',
} as const;

/** Why a sign-in page is shown, after a session has ended by itself. */
export function SessionEndNotice({ app }: { readonly app: App }) {
  const [end] = useState(() =>
    app.router.state().location.from === null ? null : getSessionEnd(app).read(),
  );
  return end && <output className={styles.sessionEnd}>{sessionEndTexts[end]}</output>;
}
