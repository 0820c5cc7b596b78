import { useState } from 'react';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { EditPackage } from '#features/admin/form/edit-package.tsx';
import { createPackageFormDeps } from './form-deps.ts';

interface EditPackagePageProps {
  readonly app: App;
  readonly id: string;
}

export function EditPackagePage({ app, id }: EditPackagePageProps) {
  const [deps] = useState(() => createPackageFormDeps(app));
  return (
    <>
      <Head title="Edit Package, Admin Panel" robots="noindex" />
      <EditPackage id={id} deps={deps} />
    </>
  );
}
