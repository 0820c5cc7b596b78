import type { PackageStore } from '#features/admin/package-store.ts';
import type { DraftPlace } from './use-draft.ts';
import type { BlockLeaving } from './use-leaving.ts';

/** What the forms are given; the functions stay the same for as long as a form is shown. */
export interface FormWorld extends Omit<DraftPlace, 'form'> {
  readonly store: PackageStore;
  readonly block: BlockLeaving;
  /** A picture address of the backend as this page can load it. */
  readonly addressOf: (address: string) => string;
  /** A package was saved; `here` unless its form was left meanwhile. */
  readonly onSaved: (message: string, here: boolean) => void;
  /** A package could not be saved, and its form was left meanwhile. */
  readonly onMissed: (text: string) => void;
}
