import type { ConfirmQuestion } from '#features/admin/ui/confirm-dialog.tsx';
import type { DraftState } from './use-draft.ts';

type Kept = Pick<DraftState, 'isDraftSaved' | 'arePicturesKept'>;

/** Asked before a changed form is left: what of it stays. */
export const createLeaveQuestion = (kept: Kept): ConfirmQuestion => ({
  title: 'Leave without saving?',
  description: describeKept(kept),
  confirm: 'Leave',
});

function describeKept({ isDraftSaved, arePicturesKept }: Kept): string {
  if (!isDraftSaved) return 'This browser cannot save drafts: what you typed and added will be lost.';
  return arePicturesKept
    ? 'What you typed and the pictures you added stay on this device as a draft.'
    : 'What you typed stays on this device as a draft. Pictures you added would have to be chosen again.';
}
