import { useState } from 'react';
import type { App } from '#core/app.ts';
import { getAuthActions } from '#core/session/session.ts';
import { RegisterPanel } from '#features/auth/forms/register-panel.tsx';
import {
  createGoogleIdentity,
  readGoogleSettings,
  type IdentityProvider,
} from '#features/auth/google/google-identity.ts';
import { GoogleSignIn } from '#features/auth/google/google-sign-in.tsx';
import { soft, stack, typography } from '#styles/recipes.css.ts';
import { AuthLayout, SessionEndNotice } from './auth-layout.tsx';

/** In percent: the moon is above the board. */
const moon = 50;

interface SignInPageProps {
  readonly app: App;
  /** Creates the client of the identity provider; null when the site has none. */
  readonly createIdentityProvider?: () => IdentityProvider | null;
}

/** /sign-in (specification, section 2). After the sign-in the router redirects. */
export function SignInPage({ app, createIdentityProvider = createGoogleProvider }: SignInPageProps) {
  const [identity] = useState(createIdentityProvider);
  return (
    <AuthLayout
      poster="night-train"
      focus={moon}
      headTitle="Sign In"
      description="Sign in to keep your profile with us."
      title="Welcome aboard"
      local="शुभ यात्रा"
      trail={[{ label: 'Sign In' }]}
    >
      <section className={stack.x4} aria-labelledby="sign-in">
        <h2 id="sign-in" className={typography.h2Small}>
          Sign in
        </h2>
        <p className={soft}>One tap with the account you already have. No new password to remember.</p>
        <SessionEndNotice app={app} />
        <GoogleSignIn identity={identity} onToken={getAuthActions(app).googleLogin} />
      </section>
      <RegisterPanel />
    </AuthLayout>
  );
}

function createGoogleProvider(): IdentityProvider | null {
  const settings = readGoogleSettings(import.meta.env);
  return settings && createGoogleIdentity(settings);
}
