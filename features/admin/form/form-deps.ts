import type { ComponentType } from 'react';
import type { Package } from '#contract/package.ts';
import type { DraftDeps } from '#features/admin/drafts/use-draft.ts';
import type { OpenHistory } from '#features/admin/history/history-store.ts';
import type { PackageFormStore } from '#features/admin/packages-store.ts';
import type { BlockNavigation } from './use-navigation-blocker.ts';

/** Dependencies of every form. The functions keep their identity while a form is shown. */
export interface FormDeps extends Omit<DraftDeps, 'form'> {
  readonly block: BlockNavigation;
  /** The address at which this page loads a picture of the backend. */
  readonly addressOf: (address: string) => string;
  /** Whether the backend has what is beside the specification: fields, earlier versions, what is said about pictures. */
  readonly isOurBackend: boolean;
}

export interface PreviewProps {
  readonly tour: Package;
}

export interface PackageFormDeps extends FormDeps {
  readonly store: PackageFormStore;
  readonly openHistory: OpenHistory<Package>;
  /** The page of what is typed, as visitors will see it. */
  readonly Preview: ComponentType<PreviewProps>;
  /** `isMounted` is false when the form was left before the answer. */
  readonly onSaved: (message: string, isMounted: boolean) => void;
  /** Called after `onSaved`, where the backend says what it has stored. */
  readonly onSavedPackage?: (saved: Package) => void;
  readonly onFailedAfterLeave: (text: string) => void;
}
