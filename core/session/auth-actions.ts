import { createAccountApi } from '#features/auth/account-api.ts';
import { createAuthActions } from '#features/auth/actions.ts';
import { createProfileApi } from '#features/auth/profile/profile-api.ts';
import { weakMemoize, type App } from '#core/app.ts';
import { createSessionHttp } from './session-http.ts';

/** The account actions of a site. Only lazy code imports this, which keeps it out of the entry chunk. */
export const getAuthActions = weakMemoize(({ auth, http }: App) =>
  createAuthActions(auth, createAccountApi(http), createProfileApi(createSessionHttp(http, auth))),
);
