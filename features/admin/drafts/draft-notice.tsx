import { FormNotice } from '#features/admin/form/form-notice.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { countLostPictures } from './draft-fields.ts';
import type { DraftFields } from './draft-store.ts';
import type { DraftState } from './use-draft.ts';

interface DraftNoticeProps {
  readonly draft: DraftState;
  readonly onResume: (fields: DraftFields) => void;
  /** Moves the focus, because the notice may disappear. */
  readonly onDecide: () => void;
}

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

export function DraftNotice({ draft, onResume, onDecide }: DraftNoticeProps) {
  const { offer } = draft;
  if (!offer) return null;
  const lostCount = countLostPictures(offer.fields);
  return (
    <FormNotice
      title={`You have an unsaved draft from ${dateTimeFormat.format(offer.savedAt)}.`}
      actions={
        <>
          <Button
            tone="banyan"
            onClick={() => {
              onDecide();
              const resumed = draft.resume();
              if (resumed) onResume(resumed);
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
      <p>
        It was kept on this device.
        {lostCount > 0 &&
          ` The ${lostCount === 1 ? 'picture' : `${lostCount} pictures`} you had chosen could not be kept: please add ${lostCount === 1 ? 'it' : 'them'} again.`}
      </p>
    </FormNotice>
  );
}
