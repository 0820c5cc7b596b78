import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { CallState } from '#features/admin/ui/call-state.tsx';
import type { PackageStore } from '#features/admin/package-store.ts';
import type { Listed } from '#features/admin/store.ts';
import { idle } from '#features/shared/call.ts';
import { paths } from '#features/shared/paths.ts';
import { Alert } from '#features/shared/ui/alert.tsx';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import * as styles from '#features/admin/ui/call-state.css.ts';

interface OpenedPackageProps {
  readonly id: string;
  readonly store: PackageStore;
  readonly children: (found: Listed) => ReactNode;
}

export function OpenedPackage({ id, store, children }: OpenedPackageProps) {
  const { opened } = useSnapshot(store.state);
  const call = opened.id === id ? opened.call : idle();
  useEffect(() => {
    void store.open(id);
    return store.close;
  }, [store, id]);

  if (call.status !== 'fulfilled')
    return <CallState call={call} waiting="Loading package details..." onRetry={() => void store.open(id)} />;
  if (call.value) return children(call.value);
  return (
    <div className={styles.failed}>
      <Alert>Package not found</Alert>
      <ButtonLink tone="line" href={paths.adminPackages}>
        Go to all packages
      </ButtonLink>
    </div>
  );
}
