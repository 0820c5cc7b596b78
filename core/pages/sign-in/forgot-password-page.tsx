import type { App } from '#core/app.ts';
import { AuthLayout } from '#core/layout/auth-layout.tsx';
import { Head } from '#core/layout/head.tsx';
import { getAuthActions } from '#core/session/auth-actions.ts';
import { ForgotPasswordForm } from '#features/auth/forms/forgot-password-form.tsx';
import { paths } from '#features/shared/paths.ts';
import { banyan } from '#styles/art/entry-page-posters.ts';
import * as styles from './auth-page.css.ts';

const trail = [{ label: 'Admin Sign In', to: paths.adminSignIn }, { label: 'Forgot Password' }];

export function ForgotPasswordPage({ app }: { readonly app: App }) {
  return (
    <>
      <Head title="Forgot Password" description="For the people of the office." robots="noindex" />
      <AuthLayout poster={banyan} title="Forgot Password" local="पासवर्ड भूल गए?" trail={trail}>
        <div className={styles.section}>
          <p className={styles.lead}>It happens. Ask for a link with which you choose a new one.</p>
          <ForgotPasswordForm actions={getAuthActions(app)} />
        </div>
      </AuthLayout>
    </>
  );
}
