import { PageHeader } from '#features/admin/ui/page-header.tsx';
import type { PackageFormDeps } from './form-deps.ts';
import { PackageLoader } from './package-loader.tsx';
import { PackageForm } from './package-form.tsx';

interface EditPackageProps {
  readonly id: string;
  readonly world: PackageFormDeps;
}

export function EditPackage({ id, world }: EditPackageProps) {
  return (
    <>
      <PageHeader title="Edit Package" />
      <PackageLoader key={id} id={id} store={world.store}>
        {(found) => <PackageForm purpose={{ kind: 'edit', package: found }} world={world} />}
      </PackageLoader>
    </>
  );
}
