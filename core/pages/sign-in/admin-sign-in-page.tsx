import type { App } from '#core/app.ts';
import { AuthLayout } from '#core/layout/auth-layout.tsx';
import { Head } from '#core/layout/head.tsx';
import { getAuthActions } from '#core/session/auth-actions.ts';
import { AdminSignInForm } from '#features/auth/forms/admin-sign-in-form.tsx';
import { banyan } from '#styles/art/entry-page-posters.ts';
import * as styles from './auth-page.css.ts';
import { SessionEndNotice } from './session-end-notice.tsx';

/** /admin-login (specification, section 2). After the sign-in the router redirects. */
export function AdminSignInPage({ app }: { readonly app: App }) {
  return (
    <>
      <Head title="Admin Sign In" description="For the people of the office." robots="noindex" />
      <AuthLayout poster={banyan} title="Admin Sign In" local="दफ़्तर" trail={[{ label: 'Admin Sign In' }]}>
        <div className={styles.section}>
          <p className={styles.lead}>
            For the people of the office, who keep tours, prices and pictures up to date.
          </p>
          <SessionEndNotice app={app} />
          <AdminSignInForm auth={app.auth} actions={getAuthActions(app)} />
        </div>
      </AuthLayout>
    </>
  );
}
