import { useState } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { Share } from '#features/shared/ui/icons/share.ts';
import * as styles from './share-button.css.ts';
import type { Sent, SharedLink, Sharing } from './sharing.ts';

interface ShareButtonProps {
  readonly link: SharedLink;
  readonly sharing: Sharing;
}

export function ShareButton({ link, sharing }: ShareButtonProps) {
  const [sent, setSent] = useState<{ readonly url: string; readonly how: Sent }>();
  // After a change of the list the shared link is outdated.
  const how = sent?.url === link.url ? sent.how : undefined;
  const send = async () => setSent({ url: link.url, how: await sharing.send(link) });
  return (
    <div className={styles.share}>
      <Button tone="line" onClick={() => void send()}>
        <Share size={20} />
        Share this list
      </Button>
      <output className={styles.said}>
        {how === 'copied' && 'The link is copied. Paste it into a message.'}
      </output>
      {how === 'refused' && (
        <TextField
          label="Copy this link"
          readOnly
          value={link.url}
          onFocus={({ target }) => target.select()}
          className={styles.field}
        />
      )}
    </div>
  );
}
