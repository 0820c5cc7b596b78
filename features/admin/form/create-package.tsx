import { PageHead } from '#features/admin/ui/page-head.tsx';
import type { FormWorld } from './form-world.ts';
import { Notice } from './notice.tsx';
import { OpenedPackage } from './opened-package.tsx';
import { PackageForm } from './package-form.tsx';
import * as styles from './create-package.css.ts';

interface CreatePackageProps {
  /** Id of the package to copy the texts from. */
  readonly from: string | null;
  readonly world: FormWorld;
}

export function CreatePackage({ from, world }: CreatePackageProps) {
  return (
    <>
      <PageHead title="Create Package" />
      {from === null ? (
        <PackageForm key="" purpose={{ kind: 'create' }} world={world} />
      ) : (
        <OpenedPackage key={from} id={from} store={world.store}>
          {(found) => (
            <>
              <div className={styles.notice}>
                <Notice title={`A copy of “${found.name}”`}>
                  <p>
                    The texts are taken over. Its pictures cannot be: please add the ones for the new package.
                  </p>
                </Notice>
              </div>
              <PackageForm purpose={{ kind: 'copy', of: found }} world={world} />
            </>
          )}
        </OpenedPackage>
      )}
    </>
  );
}
