import { PageHeader } from '#features/admin/ui/page-header.tsx';
import type { PackageFormDeps } from './form-deps.ts';
import { FormNotice } from './form-notice.tsx';
import { PackageLoader } from './package-loader.tsx';
import { PackageForm } from './package-form.tsx';
import * as styles from './package-form.css.ts';

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
                    {deps.copiesPictures
                      ? 'Texts and pictures are copied. Change what is different, and submit it.'
                      : 'The texts are copied, the pictures are not: please add those of the new package.'}
                  </p>
                </FormNotice>
              </div>
              <PackageForm
                mode={{ kind: 'copy', source: tour, hasPictures: deps.copiesPictures }}
                deps={deps}
              />
            </>
          )}
        </PackageLoader>
      )}
    </>
  );
}
