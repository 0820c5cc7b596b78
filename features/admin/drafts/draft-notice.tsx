import { useEffect, useEffectEvent, useState } from 'react';
import { FormNotice } from '#features/admin/form/form-layout.tsx';
import { plural } from '#features/shared/text.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { listNewPictureIds } from './draft-store.ts';
import type { DraftState, RestoredDraft } from './use-draft.ts';

interface DraftNoticeProps {
  readonly draft: DraftState;
  readonly onResume: (restored: RestoredDraft) => void;
  /** Moves the focus, because the notice may disappear. */
  readonly onDecide: () => void;
}

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** Offers a draft; the one that the end of the session interrupted is continued at once. */
export function DraftNotice({ draft, onResume, onDecide }: DraftNoticeProps) {
  const { offer, isInterrupted } = draft;
  const [outcome, setOutcome] = useState<{ readonly isReturn: boolean; readonly lost: number } | null>(null);

  const resume = async (isReturn: boolean) => {
    const restored = await draft.resume();
    if (!restored) return;
    onResume(restored);
    setOutcome({ isReturn, lost: listNewPictureIds(restored.fields).length - restored.pictures.length });
  };
  const resumeInterrupted = useEffectEvent(() => void resume(true));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the draft is outside of React, and continuing it changes it
    if (isInterrupted) resumeInterrupted();
  }, [isInterrupted]);

  return (
    <>
      <output>{outcome && <RestoredNotice {...outcome} />}</output>
      {offer && !isInterrupted && (
        <FormNotice
          title={`You have an unsaved draft from ${dateTimeFormat.format(offer.savedAt)}.`}
          actions={
            <>
              <Button
                tone="banyan"
                onClick={() => {
                  onDecide();
                  void resume(false);
                }}
              >
                Continue with your draft
              </Button>
              <Button
                tone="line"
                onClick={() => {
                  onDecide();
                  draft.discard();
                }}
              >
                Discard it
              </Button>
            </>
          }
        >
          <p>It was kept on this device{describePictures(listNewPictureIds(offer.fields).length)}.</p>
        </FormNotice>
      )}
    </>
  );
}

const describePictures = (count: number) =>
  count > 0 ? `, with ${plural(count, 'picture')} that you had chosen` : '';

function RestoredNotice({ isReturn, lost }: { readonly isReturn: boolean; readonly lost: number }) {
  if (!isReturn && lost === 0) return null;
  return (
    <FormNotice title={isReturn ? 'You are signed in again, and back in the form.' : 'Your draft is back.'}>
      <p>
        {isReturn && 'What you had typed is here. It is not saved yet. '}
        {lost > 0 &&
          `The ${lost === 1 ? 'picture' : `${lost} pictures`} you had chosen could not be kept: please add ${lost === 1 ? 'it' : 'them'} again.`}
      </p>
    </FormNotice>
  );
}
