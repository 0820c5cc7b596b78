import { PageHead } from '#features/admin/ui/page-head.tsx';
import type { FormWorld } from './form-world.ts';
import { OpenedPackage } from './opened-package.tsx';
import { PackageForm } from './package-form.tsx';

interface EditPackageProps {
  readonly id: string;
  readonly world: FormWorld;
}

export function EditPackage({ id, world }: EditPackageProps) {
  return (
    <>
      <PageHead title="Edit Package" />
      <OpenedPackage key={id} id={id} store={world.store}>
        {(found) => <PackageForm purpose={{ kind: 'edit', package: found }} world={world} />}
      </OpenedPackage>
    </>
  );
}
