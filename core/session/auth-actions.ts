import { createAccountApi } from '#features/auth/account-api.ts';
import { createAuthActions, type AuthActions } from '#features/auth/actions.ts';
import { createProfileApi } from '#features/auth/profile-api.ts';
import type { App } from '#core/app.ts';
import { createSessionHttp } from './session-http.ts';

const instances = new WeakMap<App, AuthActions>();

/** The account actions of a site, created once. Only lazy code imports this, which keeps it out of the entry chunk. */
export function getAuthActions(app: App): AuthActions {
  const known = instances.get(app);
  if (known) return known;
  const { auth, http } = app;
  const actions = createAuthActions(
    auth,
    createAccountApi(http),
    createProfileApi(createSessionHttp(http, auth)),
  );
  instances.set(app, actions);
  return actions;
}
