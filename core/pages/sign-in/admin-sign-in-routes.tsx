import { Route, Switch } from 'wouter';
import type { App } from '#core/app.ts';
import { paths } from '#features/shared/paths.ts';
import { AdminSignInPage } from './admin-sign-in-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { NotFoundPage } from '#core/pages/not-found-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

export function AdminSignInRoutes({ app }: { readonly app: App }) {
  return (
    <Switch>
      <Route path={paths.adminSignIn}>
        <AdminSignInPage app={app} />
      </Route>
      <Route path={paths.adminForgotPassword}>
        <ForgotPasswordPage app={app} />
      </Route>
      <Route path={paths.adminResetPassword}>
        <ResetPasswordPage app={app} />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
