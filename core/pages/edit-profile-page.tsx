import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { browserStorage } from '#core/browser-storage.ts';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { getAuthActions, getSessionEnd } from '#core/session/session.ts';
import { createAuthApi } from '#features/auth/api.ts';
import { createProfileDrafts } from '#features/auth/profile/profile-draft.ts';
import { ProfileForm, ProfileSummary } from '#features/auth/profile/profile-form.tsx';
import { revalidateSession } from '#features/auth/revalidate-session.ts';
import { identityOf } from '#features/auth/store.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { container } from '#styles/global.css.ts';
import { lead, section, soft, split, stack } from '#styles/recipes.css.ts';

export function EditProfilePage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  // The sign-in page asks it how the session has ended.
  useState(() => getSessionEnd(app));
  const [profileDeps] = useState(() => ({
    actions: getAuthActions(app),
    drafts: createProfileDrafts(browserStorage('sessionStorage')),
    onSessionExpired: (listener: () => void) => app.auth.onSessionExpired(listener),
  }));
  const isReady = useFeatures(app);
  // A backend that does not offer to save profiles does not know the call.
  const Profile = app.auth.hasFeature('profile') ? ProfileForm : ProfileSummary;
  return (
    <>
      <Head title="Edit Profile" description="Your name and your picture." robots="noindex" />
      <Hero poster="night-train" title="Edit Profile" local="प्रोफ़ाइल" trail={[{ label: 'Edit Profile' }]} />
      <div className={section.ground}>
        <div className={classes(container, split.start)}>
          <div className={stack.x4}>
            <h2>How we greet you</h2>
            <p className={classes(lead, soft)}>
              Your name and picture are shown in the corner of every page while you are signed in.
            </p>
          </div>
          {user && isReady && <Profile key={identityOf(user)} user={user} {...profileDeps} />}
        </div>
      </div>
    </>
  );
}

/** Asks for what the backend offers where no answer has said so yet, as after a sign-in. @returns whether it is known */
function useFeatures({ auth, http }: App): boolean {
  const [isKnown, setIsKnown] = useState(auth.areFeaturesKnown);
  useEffect(() => {
    if (!isKnown) void revalidateSession(auth, createAuthApi(http), 'site').then(() => setIsKnown(true));
  }, [isKnown, auth, http]);
  return isKnown;
}
