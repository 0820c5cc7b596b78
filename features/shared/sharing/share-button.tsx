import { useState } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { Share } from '#features/shared/ui/icons.tsx';
import { row, screenOnly, success } from '#styles/recipes.css.ts';
import * as styles from './share-button.css.ts';
import { shareLink, type ShareResult, type SharedLink } from './sharing.ts';

interface ShareButtonProps {
  readonly label: string;
  readonly link: SharedLink;
}

export function ShareButton({ label, link }: ShareButtonProps) {
  const [lastShare, setLastShare] = useState<{ readonly url: string; readonly result: ShareResult }>();
  // After a change of the list the shared link is outdated.
  const result = lastShare?.url === link.url ? lastShare.result : undefined;
  const share = async () => setLastShare({ url: link.url, result: await shareLink(link) });
  return (
    <div className={classes(row.x2, screenOnly, styles.share)}>
      <Button tone="line" data-count="share" onClick={() => void share()}>
        <Share size={20} />
        {label}
      </Button>
      <output className={classes(success, styles.status)}>
        {result === 'copied' && 'The link is copied. Paste it into a message.'}
      </output>
      {result === 'refused' && (
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
