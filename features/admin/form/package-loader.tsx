import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageFormStore } from '#features/admin/package-form-store.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import * as styles from '#features/admin/ui/query-status.css.ts';
import { QueryStatus } from '#features/admin/ui/query-status.tsx';
import { paths } from '#features/shared/paths.ts';
import { createIdleState } from '#features/shared/query.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';

interface PackageLoaderProps {
  readonly id: string;
  readonly store: PackageFormStore;
  readonly children: (tour: PackageSnapshot) => ReactNode;
}

export function PackageLoader({ id, store, children }: PackageLoaderProps) {
  const { opened } = useSnapshot(store.state);
  const call = opened.id === id ? opened.call : createIdleState();
  useEffect(() => {
    void store.open(id);
    return store.close;
  }, [store, id]);

  if (call.status !== 'fulfilled')
    return (
      <QueryStatus call={call} waiting="Loading package details..." onRetry={() => void store.open(id)} />
    );
  if (call.value) return children(call.value);
  return (
    <div className={styles.error}>
      <Alert>Package not found</Alert>
      <ButtonLink tone="line" href={paths.adminPackages}>
        Go to all packages
      </ButtonLink>
    </div>
  );
}
