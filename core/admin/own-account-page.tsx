import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { PageHeader } from '#features/admin/ui/page-header.tsx';
import { createOwnAccount } from '#features/auth/own-account/own-account.ts';
import { OwnEmailForm } from '#features/auth/own-account/own-email-form.tsx';
import { OwnNameForm } from '#features/auth/own-account/own-name-form.tsx';
import { OwnPasswordForm } from '#features/auth/own-account/own-password-form.tsx';
import { forms } from '#features/auth/own-account/own-account.css.ts';
import { identityOf } from '#features/auth/session.ts';
import { getAdminStores } from './admin-stores.ts';

export function OwnAccountPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  const [account] = useState(() => createOwnAccount(getAdminStores(app).http, app.auth));
  return (
    <>
      <Head title="Your account, Admin Panel" robots="noindex" />
      <PageHeader title="Your account" />
      {user && (
        <div key={identityOf(user)} className={forms}>
          <OwnNameForm name={user.name} account={account} />
          <OwnEmailForm email={user.email} account={account} />
          <OwnPasswordForm email={user.email} account={account} />
        </div>
      )}
    </>
  );
}
