import { useLocation } from 'wouter';
import type { App } from '#core/app.ts';
import { NotFoundPage } from '#core/pages/not-found-page.tsx';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { AdminSignInPage } from './admin-sign-in-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

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
