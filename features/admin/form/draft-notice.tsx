import type { Draft } from '#features/admin/drafts/drafts.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { lostPictures } from './draft-fields.ts';
import { Notice } from './notice.tsx';

interface DraftNoticeProps {
  readonly draft: Draft;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** Offers what was typed on an earlier visit and never saved. */
export function DraftNotice({ draft, onTake, onDiscard }: DraftNoticeProps) {
  const lost = lostPictures(draft.fields);
  return (
    <Notice
      title={`You have an unsaved draft from ${moment.format(draft.savedAt)}.`}
      actions={
        <>
          <Button tone="banyan" onClick={onTake}>
            Continue with your draft
          </Button>
          <Button tone="line" onClick={onDiscard}>
            Discard it
          </Button>
        </>
      }
    >
      <p>
        It was kept on this device.
        {lost > 0 &&
          ` The ${lost === 1 ? 'picture' : `${lost} pictures`} you had chosen could not be kept: please add ${lost === 1 ? 'it' : 'them'} again.`}
      </p>
    </Notice>
  );
}
