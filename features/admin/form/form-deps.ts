import type { ComponentType } from 'react';
import type { Package } from '#contract/package.ts';
import type { DraftDeps } from '#features/admin/drafts/use-draft.ts';
import type { HistoryStore } from '#features/admin/history/history-store.ts';
import type { PackageFormStore } from '#features/admin/packages-store.ts';
import type { OptionalName } from './fields/fields.ts';
import type { BlockNavigation } from './use-navigation-blocker.ts';

/** Dependencies of every form. The functions keep their identity while a form is shown. */
export interface FormDeps extends Omit<DraftDeps, 'form'> {
  readonly block: BlockNavigation;
  /** The address at which this page loads a picture of the backend. */
  readonly addressOf: (address: string) => string;
  /** Whether the backend keeps focal points, alt texts and the choice of the banner. */
  readonly hasPictureDetails: boolean;
}

export interface PreviewProps {
  readonly tour: Package;
}

export interface PackageFormDeps extends FormDeps {
  readonly store: PackageFormStore;
  /** Null where the backend keeps no earlier versions. */
  readonly history: HistoryStore<Package> | null;
  /** Fields beside the specification that the backend has. */
  readonly optionalFields: readonly OptionalName[];
  /** Whether the backend gives a copy the stored pictures of its source. */
  readonly copiesPictures: boolean;
  /** Whether the backend keeps a comma inside an entry of a list. */
  readonly keepsCommas: boolean;
  /** The page of what is typed, as visitors will see it; null where the form offers no preview. */
  readonly Preview: ComponentType<PreviewProps> | null;
  /** `isMounted` is false when the form was left before the answer. */
  readonly onSaved: (message: string, isMounted: boolean) => void;
  /** Called after `onSaved`, where the backend says what it has stored. */
  readonly onSavedPackage?: (saved: Package) => void;
  readonly onFailedAfterLeave: (text: string) => void;
}
