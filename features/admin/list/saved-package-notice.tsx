import { useSnapshot } from 'valtio';
import { ExternalLink } from '#features/admin/ui/icons.ts';
import { paths } from '#features/shared/paths.ts';
import { whatsAppLink } from '#features/shared/text.ts';
import { ActionLink, ButtonLink } from '#features/shared/ui/button.tsx';
import { WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import * as styles from './saved-package-notice.css.ts';
import type { SavedPackageStore } from './saved-package-store.ts';

interface SavedPackageNoticeProps {
  readonly store: SavedPackageStore;
  /** Of the site, such as `https://banyan.example`. */
  readonly origin: string;
}

/** Stays beyond the toast, which closes too soon to be used by everybody. */
export function SavedPackageNotice({ store, origin }: SavedPackageNoticeProps) {
  const { saved } = useSnapshot(store.state);
  if (!saved) return null;
  const path = paths.packageDetail(saved._id);
  const message = `${saved.name}: ${new URL(path, origin).href}`;
  return (
    <section aria-label="The saved package" className={styles.notice}>
      <p className={styles.title}>
        <bdi>{saved.name}</bdi> is saved.
      </p>
      <div className={styles.actions}>
        <ButtonLink tone="line" href={path}>
          <ExternalLink size={20} aria-hidden="true" />
          See it on the site
        </ButtonLink>
        {/* Nobody else can open a draft. Without a number, WhatsApp asks to whom the message goes. */}
        {saved.visibility !== 'draft' && (
          <ActionLink tone="banyan" href={whatsAppLink({ digits: '', message })}>
            <WhatsAppIcon size={20} />
            Share on WhatsApp
          </ActionLink>
        )}
      </div>
    </section>
  );
}
