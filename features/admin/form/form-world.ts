import type { DraftPlace } from '#features/admin/drafts/use-draft.ts';
import type { PackageStore } from '#features/admin/package-store.ts';
import type { BlockLeaving } from './use-leaving.ts';

/** Dependencies of every form. The functions keep their identity while a form is shown. */
export interface Around extends Omit<DraftPlace, 'form'> {
  readonly block: BlockLeaving;
  /** The address at which this page loads a picture of the backend. */
  readonly addressOf: (address: string) => string;
}

export interface FormWorld extends Around {
  readonly store: PackageStore;
  /** `here` is false when the form was left before the answer. */
  readonly onSaved: (message: string, here: boolean) => void;
  /** Saving failed after the form was left. */
  readonly onMissed: (text: string) => void;
}
