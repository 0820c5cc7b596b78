import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { getAuthActions } from '#core/session/session.ts';
import { PageHeader } from '#features/admin/ui/page.tsx';
import { forms } from '#features/auth/forms/form.css.ts';
import { OwnAccountForms } from '#features/auth/forms/own-account-forms.tsx';
import { identityOf } from '#features/auth/store.ts';

export function OwnAccountPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  return (
    <>
      <Head title="Your account, Admin Panel" robots="noindex" />
      <PageHeader title="Your account" />
      {user && (
        <div key={identityOf(user)} className={forms}>
          <OwnAccountForms user={user} actions={getAuthActions(app)} />
        </div>
      )}
    </>
  );
}
