import type { ComponentType } from 'react';
import type { AgencyChanges } from '#contract/agency.ts';
import type { StoredAgency } from '#contract/stored-agency.ts';
import type { FormDeps } from '#features/admin/form/form-deps.ts';
import type { HistoryStore } from '#features/admin/history/history-store.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import type { AgencyEditorStore } from './agency-store.ts';
import type { OriginalAgency } from './agency-values.ts';

export interface AgencyFormDeps extends FormDeps {
  readonly store: AgencyEditorStore;
  /** Null where the backend keeps no earlier versions. */
  readonly history: HistoryStore<StoredAgency> | null;
  readonly original: OriginalAgency;
  /** The parts of the site that show the agency. */
  readonly Preview: ComponentType<{ readonly changes: AgencyChanges }>;
  /** The path of a page that shows the numbers. */
  readonly examplePath: () => string;
  readonly onFailedAfterLeave: (text: string) => void;
  readonly codec?: Codec;
}
