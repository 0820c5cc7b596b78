import { useEffect, useRef, useState } from 'react';
import { useResource } from '#features/admin/resource.ts';
import { PageHeader, QueryStatus } from '#features/admin/ui/page.tsx';
import { dataOf } from '#features/shared/query.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { AgencyForm } from './agency-form.tsx';
import * as styles from './agency.css.ts';
import type { AgencyFormDeps } from './use-agency-save.ts';

/** The form of the agency's facts. After a save it begins anew with what is stored. */
export function AgencyEditor({ deps }: { readonly deps: AgencyFormDeps }) {
  const { store, examplePath } = deps;
  const call = useResource(store.stored);
  const [saveCount, setSaveCount] = useState(0);
  const savedNotice = useRef<HTMLOutputElement>(null);
  const stored = dataOf(call);
  // The next form begins with what is stored then.
  useEffect(() => store.stored.drop, [store]);
  useEffect(() => {
    if (saveCount > 0) savedNotice.current?.focus();
  }, [saveCount]);

  return (
    <>
      <PageHeader title="Your agency" />
      <output ref={savedNotice} tabIndex={-1}>
        {saveCount > 0 && (
          <span className={styles.saved}>
            Saved. The site shows it now.
            <ButtonLink tone="line" href={examplePath()}>
              See it on the site
            </ButtonLink>
          </span>
        )}
      </output>
      {call.status !== 'fulfilled' && <QueryStatus call={call} onRetry={() => void store.stored.load()} />}
      {call.status === 'fulfilled' && stored && (
        <AgencyForm
          key={saveCount}
          stored={stored}
          deps={deps}
          onStored={(saved) => {
            if (saved === null) {
              store.stored.drop();
              void store.stored.load();
            }
            setSaveCount((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
