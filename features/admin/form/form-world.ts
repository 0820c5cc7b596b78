import type { DraftPlace } from '#features/admin/drafts/use-draft.ts';
import type { PackageStore } from '#features/admin/package-store.ts';
import type { BlockLeaving } from './use-leaving.ts';

/** What every form is given; the functions stay the same for as long as a form is shown. */
export interface Around extends Omit<DraftPlace, 'form'> {
  readonly block: BlockLeaving;
  /** A picture address of the backend as this page can load it. */
  readonly addressOf: (address: string) => string;
}

/** What the forms of packages are given. */
export interface FormWorld extends Around {
  readonly store: PackageStore;
  /** A package was saved; `here` unless its form was left meanwhile. */
  readonly onSaved: (message: string, here: boolean) => void;
  /** A package could not be saved, and its form was left meanwhile. */
  readonly onMissed: (text: string) => void;
}
