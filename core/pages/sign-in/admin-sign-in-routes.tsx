import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { App } from '#core/app.ts';
import { NotFoundPage } from '#core/pages/not-found-page.tsx';
import { getAuthActions } from '#core/session/session.ts';
import { AdminSignInForm } from '#features/auth/forms/admin-sign-in-form.tsx';
import { ForgotPasswordForm, ResetPasswordForm } from '#features/auth/forms/recovery-forms.tsx';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { soft, stack } from '#styles/recipes.css.ts';
import { AuthLayout, SessionEndNotice } from './auth-layout.tsx';

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

interface AdminAuthPageProps {
  readonly title: string;
  readonly local: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function AdminAuthPage({ title, local, lead, children }: AdminAuthPageProps) {
  const signIn = { label: 'Admin Sign In', to: paths.adminSignIn };
  const trail = title === signIn.label ? [{ label: title }] : [signIn, { label: title }];
  return (
    <AuthLayout poster="banyan" {...{ title, local, trail }} description="For the people of the office.">
      {lead ? (
        <div className={stack.x4}>
          <p className={soft}>{lead}</p>
          {children}
        </div>
      ) : (
        children
      )}
    </AuthLayout>
  );
}

/** /admin-login (specification, section 2). After the sign-in the router redirects. */
function AdminSignInPage({ app }: { readonly app: App }) {
  return (
    <AdminAuthPage
      title="Admin Sign In"
      local="दफ़्तर"
      lead="For the people of the office, who keep tours, prices and pictures up to date."
    >
      <SessionEndNotice app={app} />
      <AdminSignInForm auth={app.auth} actions={getAuthActions(app)} />
    </AdminAuthPage>
  );
}

function ForgotPasswordPage({ app }: { readonly app: App }) {
  return (
    <AdminAuthPage
      title="Forgot Password"
      local="पासवर्ड भूल गए?"
      lead="It happens. Ask for a link with which you choose a new one."
    >
      <ForgotPasswordForm actions={getAuthActions(app)} />
    </AdminAuthPage>
  );
}

/** The token can set a password, so it leaves the address bar and the history as soon as it is read. */
export function ResetPasswordPage({ app }: { readonly app: App }) {
  const { router } = app;
  // From the router, as wouter's search is already decoded once.
  const [link] = useState(() => readLink(router.state().location.search));
  useEffect(() => router.navigate(paths.adminResetPassword, { replace: true }), [router]);
  const page = { title: 'New Password', local: 'नया पासवर्ड' };

  if (link)
    return (
      <AdminAuthPage {...page}>
        <ResetPasswordForm actions={getAuthActions(app)} {...link} />
      </AdminAuthPage>
    );
  return (
    <AdminAuthPage
      {...page}
      lead="This page opens from the link in our mail, and part of that link is missing. Open it from the mail again, or ask for a new one."
    >
      <div>
        <ButtonLink tone="rani" href={paths.adminForgotPassword}>
          Ask for a new link
        </ButtonLink>
      </div>
    </AdminAuthPage>
  );
}

function readLink(search: string) {
  const params = new URLSearchParams(search);
  const [email, token] = [params.get('email'), params.get('token')];
  return email && token ? { email, token } : null;
}
