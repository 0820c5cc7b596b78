import { IconButton } from '#features/shared/ui/button.tsx';
import { X } from '#features/shared/ui/icons/x.ts';
import { visuallyHidden } from '#styles/global.css.ts';
import * as styles from './news.css.ts';
import type { ShortlistStore } from './store.ts';
import { useShortlist } from './use-shortlist.ts';

/** Announces changes of the shortlist; a problem is also visible, below the header. */
export function News({ store }: { readonly store: ShortlistStore }) {
  const news = useShortlist(store, (seen) => seen.news);
  const problem = news?.kind === 'problem';
  return (
    <div className={problem ? styles.note : undefined}>
      <output className={problem ? styles.text : visuallyHidden}>{news?.text}</output>
      {problem && (
        <IconButton label="Close this note" className={styles.close} onClick={() => store.hush()}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}
