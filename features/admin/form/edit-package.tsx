import { PageHeader } from '#features/admin/ui/page-header.tsx';
import type { PackageFormDeps } from './form-deps.ts';
import { PackageLoader } from './package-loader.tsx';
import { PackageForm } from './package-form.tsx';

interface EditPackageProps {
  readonly id: string;
  readonly deps: PackageFormDeps;
}

export function EditPackage({ id, deps }: EditPackageProps) {
  return (
    <>
      <PageHeader title="Edit Package" />
      <PackageLoader key={id} id={id} store={deps.store}>
        {(tour) => <PackageForm mode={{ kind: 'edit', package: tour }} deps={deps} />}
      </PackageLoader>
    </>
  );
}
