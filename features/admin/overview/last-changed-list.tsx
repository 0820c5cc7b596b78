import { useState } from 'react';
import { Link } from 'wouter';
import type { Listed } from '#features/admin/store.ts';
import { paths } from '#features/shared/paths.ts';
import { priceText } from '#features/shared/price.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { agoText, lastChanged } from './last-changed.ts';
import * as styles from './last-changed-list.css.ts';

const rows = 6;

/** The packages that were changed last, each leading to its form. */
export function LastChanged({ packages }: { readonly packages: readonly Listed[] }) {
  const [now] = useState(() => Date.now());
  return (
    <ul className={styles.list}>
      {lastChanged(packages, rows).map((found) => (
        <li key={found._id} className={styles.row}>
          <div className={styles.frame}>
            <Picture address={found.images[0]} alt="" sizes="96px" />
          </div>
          <div className={styles.words}>
            <Link href={paths.adminEditPackage(found._id)} className={styles.link}>
              <VisuallyHidden>Edit </VisuallyHidden>
              {found.name || found.place}
            </Link>
            <p className={styles.facts}>
              {[found.name ? found.place : '', found.price === null ? '' : priceText(found.price)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {found.updatedAt !== null && (
            <time className={styles.time} dateTime={new Date(found.updatedAt).toISOString()}>
              {agoText(found.updatedAt, now)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
