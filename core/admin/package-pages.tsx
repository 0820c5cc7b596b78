import { useState } from 'react';
import { useSearch } from 'wouter';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { CreatePackage, EditPackage } from '#features/admin/form/package-editor.tsx';
import { createPackageFormDeps } from './form-deps.ts';

/** `?from=` names the package whose texts the new one begins with. */
export function CreatePackagePage({ app }: { readonly app: App }) {
  const from = new URLSearchParams(useSearch()).get('from');
  const [deps] = useState(() => createPackageFormDeps(app));
  return (
    <>
      <Head title="Create Package, Admin Panel" robots="noindex" />
      <CreatePackage from={from} deps={deps} />
    </>
  );
}

export function EditPackagePage({ app, id }: { readonly app: App; readonly id: string }) {
  const [deps] = useState(() => createPackageFormDeps(app));
  return (
    <>
      <Head title="Edit Package, Admin Panel" robots="noindex" />
      <EditPackage id={id} deps={deps} />
    </>
  );
}
