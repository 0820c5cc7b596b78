import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { Visibility } from '#contract/visibility.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { ExternalLink } from '#features/admin/ui/icons.ts';
import { paths } from '#features/shared/paths.ts';
import { whatsAppLink } from '#features/shared/text.ts';
import { ActionLink, ButtonLink } from '#features/shared/ui/button.tsx';
import { WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import * as styles from './list.css.ts';

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
      <p className={styles.noticeTitle}>
        <bdi>{saved.name}</bdi> is saved.
      </p>
      <div className={styles.noticeActions}>
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

interface SavedPackage {
  readonly _id: string;
  readonly name: string;
  /** Without one it is public. */
  readonly visibility?: Visibility | undefined;
}

type SavedPackageStore = ReturnType<typeof createSavedPackageStore>;

/** The package that was saved last, until `clear` or its deletion. */
export function createSavedPackageStore(changes: Pick<ChangeEvents, 'subscribe'>) {
  const state = proxy<{ saved: SavedPackage | null }>({ saved: null });
  changes.subscribe((change) => {
    if (change.type === 'package-deleted' && change.id === state.saved?._id) state.saved = null;
  });
  return {
    state,
    show: (saved: SavedPackage): void => void (state.saved = saved),
    clear: (): void => void (state.saved = null),
  };
}
