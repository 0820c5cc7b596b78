import { useState, type ReactNode } from 'react';
import type { PackageFormStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { useResource } from '#features/admin/resource.ts';
import * as page from '#features/admin/ui/page.css.ts';
import { PageHeader, QueryStatus } from '#features/admin/ui/page.tsx';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import type { PackageFormDeps } from './form-deps.ts';
import { FormNotice } from './form-layout.tsx';
import * as styles from './form.css.ts';
import { PackageForm } from './package-form.tsx';

interface CreatePackageProps {
  /** Id of the package to copy the texts from. */
  readonly from: string | null;
  readonly deps: PackageFormDeps;
}

export function CreatePackage({ from, deps }: CreatePackageProps) {
  return (
    <>
      <PageHeader title="Create Package" />
      {from === null ? (
        <PackageForm key="" mode={{ kind: 'create' }} deps={deps} />
      ) : (
        <PackageLoader key={from} id={from} store={deps.store}>
          {(tour) => (
            <>
              <div className={styles.copyNotice}>
                <FormNotice title={`A copy of “${tour.name}”`}>
                  <p>
                    {deps.isOurBackend
                      ? 'Texts and pictures are copied. Change what is different, and submit it.'
                      : 'The texts are copied, the pictures are not: please add those of the new package.'}
                  </p>
                </FormNotice>
              </div>
              <PackageForm
                mode={{ kind: 'copy', source: tour, hasPictures: deps.isOurBackend }}
                deps={deps}
              />
            </>
          )}
        </PackageLoader>
      )}
    </>
  );
}

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

interface PackageLoaderProps {
  readonly id: string;
  readonly store: PackageFormStore;
  readonly children: (tour: PackageSnapshot) => ReactNode;
}

/** Has the id as key. */
function PackageLoader({ id, store, children }: PackageLoaderProps) {
  const [resource] = useState(() => store.open(id));
  const call = useResource(resource);
  if (call.status !== 'fulfilled')
    return (
      <QueryStatus call={call} waiting="Loading package details..." onRetry={() => void resource.load()} />
    );
  if (call.value) return children(call.value);
  return (
    <div className={page.error}>
      <Alert>Package not found</Alert>
      <ButtonLink tone="line" href={paths.adminPackages}>
        Go to all packages
      </ButtonLink>
    </div>
  );
}
