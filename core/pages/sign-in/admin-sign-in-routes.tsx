import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { App } from '#core/app.ts';
import { AuthLayout } from '#core/layout/auth-layout.tsx';
import { Head } from '#core/head/head.tsx';
import { NotFoundPage } from '#core/pages/not-found-page.tsx';
import { getAuthActions } from '#core/session/auth-actions.ts';
import { AdminSignInForm } from '#features/auth/forms/admin-sign-in-form.tsx';
import { ForgotPasswordForm } from '#features/auth/forms/forgot-password-form.tsx';
import { ResetPasswordForm } from '#features/auth/forms/reset-password-form.tsx';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import * as styles from './auth-page.css.ts';
import { SessionEndNotice } from './session-end-notice.tsx';

export function AdminSignInRoutes({ app }: { readonly app: App }) {
  const [path] = useLocation();
  switch (normalizePath(path)) {
    case paths.adminSignIn:
      return <AdminSignInPage app={app} />;
    case paths.adminForgotPassword:
      return <ForgotPasswordPage app={app} />;
    case paths.adminResetPassword:
      return <ResetPasswordPage app={app} />;
    default:
      return <NotFoundPage />;
  }
}

/** /admin-login (specification, section 2). After the sign-in the router redirects. */
function AdminSignInPage({ app }: { readonly app: App }) {
  return (
    <>
      <Head title="Admin Sign In" description="For the people of the office." robots="noindex" />
      <AuthLayout poster="banyan" title="Admin Sign In" local="दफ़्तर" trail={[{ label: 'Admin Sign In' }]}>
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

const forgotTrail = [{ label: 'Admin Sign In', to: paths.adminSignIn }, { label: 'Forgot Password' }];

function ForgotPasswordPage({ app }: { readonly app: App }) {
  return (
    <>
      <Head title="Forgot Password" description="For the people of the office." robots="noindex" />
      <AuthLayout poster="banyan" title="Forgot Password" local="पासवर्ड भूल गए?" trail={forgotTrail}>
        <div className={styles.section}>
          <p className={styles.lead}>It happens. Ask for a link with which you choose a new one.</p>
          <ForgotPasswordForm actions={getAuthActions(app)} />
        </div>
      </AuthLayout>
    </>
  );
}

const trail = [{ label: 'Admin Sign In', to: paths.adminSignIn }, { label: 'New Password' }];

/** The token can set a password, so it leaves the address bar and the history as soon as it is read. */
export function ResetPasswordPage({ app }: { readonly app: App }) {
  const { router } = app;
  // From the router, as wouter's search is already decoded once.
  const [link] = useState(() => readLink(router.state().location.search));
  useEffect(() => router.navigate(paths.adminResetPassword, { replace: true }), [router]);

  return (
    <>
      <Head title="New Password" description="For the people of the office." robots="noindex" />
      <AuthLayout poster="banyan" title="New Password" local="नया पासवर्ड" trail={trail}>
        {link ? <ResetPasswordForm actions={getAuthActions(app)} {...link} /> : <Incomplete />}
      </AuthLayout>
    </>
  );
}

function Incomplete() {
  return (
    <div className={styles.section}>
      <p className={styles.lead}>
        This page opens from the link in our mail, and part of that link is missing. Open it from the mail
        again, or ask for a new one.
      </p>
      <div>
        <ButtonLink tone="rani" href={paths.adminForgotPassword}>
          Ask for a new link
        </ButtonLink>
      </div>
    </div>
  );
}

function readLink(search: string) {
  const params = new URLSearchParams(search);
  const [email, token] = [params.get('email'), params.get('token')];
  return email && token ? { email, token } : null;
}
