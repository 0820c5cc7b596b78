import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { BackupRefusal } from '#contract/backups.ts';

const param = 'backup';
const refusals: readonly BackupRefusal[] = ['password', 'wait', 'none', 'sign-in', 'failed'];

/** Why the server refused the download, from the address to which it led back; removes it from the address. */
export function useBackupRefusal(): BackupRefusal | null {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [refusal] = useState(() => {
    const value = new URLSearchParams(search).get(param);
    return refusals.find((known) => known === value) ?? null;
  });

  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has(param)) return;
    params.delete(param);
    navigate(`${path}?${params}`.replace(/\?$/, ''), { replace: true });
  }, [search, path, navigate]);

  return refusal;
}
