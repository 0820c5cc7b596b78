import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as v from 'valibot';
import { useLocation, useSearch } from 'wouter';
import type { BackupRefusal } from '#contract/backups.ts';
import { ServerStatusSchema, type ServerStatus } from '#contract/server-status.ts';
import { serverSectionId } from '#features/admin/advice/needs-a-look.ts';
import { call } from '#features/admin/call.ts';
import { createResource, useResource, type Resource } from '#features/admin/resource.ts';
import { QueryStatus } from '#features/admin/ui/page.tsx';
import type { Http } from '#features/shared/http.ts';
import { dataOf } from '#features/shared/query.ts';
import { Alert } from '#features/shared/ui/form/field.tsx';
import { Check, CircleAlert } from '#features/shared/ui/icons.tsx';
import { BackupForm } from './backup-form.tsx';
import type { BackupRunStore } from './backup-run-store.ts';
import * as styles from './server.css.ts';
import { describeStatus, type StatusItem } from './status-items.ts';

/** Backups, disk, pictures and mails of the server. */
export const createStatus = (http: Http) =>
  createResource(
    async (signal) => v.parse(ServerStatusSchema, await call(http, 'GET /admin/status', { signal })),
    'The state of the server could not be loaded.',
  );

interface StatusSectionProps {
  readonly resource: Resource<ServerStatus>;
  readonly backupNow: BackupRunStore;
  /** The address of the call that downloads a backup. */
  readonly action: string;
  /** Of the administrator, for password managers. */
  readonly email: string;
}

export function StatusSection({ resource, backupNow, action, email }: StatusSectionProps) {
  const id = useId();
  const state = useResource(resource);
  const [now] = useState(() => Date.now());
  const refusal = useBackupRefusal();
  const status = dataOf(state);

  const running = status?.backups.running ?? null;
  useEffect(() => {
    if (running !== null) void backupNow.follow(running).then(() => resource.load());
  }, [running, backupNow, resource]);

  return (
    <section id={serverSectionId} aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        Backups and server
      </h2>
      <QueryStatus call={state} onRetry={() => void resource.load()} />
      {status && (
        <>
          <dl className={styles.items}>
            {describeStatus(status, now).map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </dl>
          <BackupForm
            backupNow={backupNow}
            action={action}
            email={email}
            refusal={refusal}
            hasBackup={status.backups.canDownload}
            onMade={() => void resource.load()}
          />
        </>
      )}
    </section>
  );
}

function Item({ item: { label, tone, value, details } }: { readonly item: StatusItem }) {
  const Icon = tone === 'bad' ? CircleAlert : Check;
  return (
    <div className={styles.item[tone]}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value[tone]}>
        <Icon size={22} className={styles.icon} aria-hidden="true" />
        {value}
      </dd>
      {details.map((detail) => (
        <dd key={detail} className={styles.detail}>
          {detail}
        </dd>
      ))}
    </div>
  );
}

/** Stands above the page: with an old backup, everything that is entered may be lost. */
export function LateBackupAlert({ resource }: Pick<StatusSectionProps, 'resource'>) {
  const backups = dataOf(useSnapshot(resource.state).call)?.backups;
  if (backups?.state !== 'late') return null;
  return (
    <div className={styles.alert}>
      <Alert>
        {backups.advice ??
          'The last good backup is more than two days old. Ask whoever looks after the server.'}
      </Alert>
    </div>
  );
}

const param = 'backup';
const refusals: readonly BackupRefusal[] = ['password', 'wait', 'none', 'sign-in', 'failed'];

/** Why the server refused the download, from the address to which it led back; removes it from the address. */
function useBackupRefusal(): BackupRefusal | null {
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
