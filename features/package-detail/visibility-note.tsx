import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Package } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { container } from '#styles/global.css.ts';
import { row, textLink, typography } from '#styles/recipes.css.ts';
import * as styles from './package-detail.css.ts';

/** On top of the page of a package that is in no list; nothing for a public one. */
export function VisibilityNote({ tour: { _id, visibility, preparedFor } }: { readonly tour: Package }) {
  if (visibility === 'link') return <Bar kind="link">Prepared for {preparedFor || 'you'}</Bar>;
  if (visibility === 'draft')
    return (
      <Bar kind="draft">
        <span>Nobody sees this tour yet: only administrators can open it</span>
        <Link href={paths.adminEditPackage(_id)} className={textLink.action}>
          Edit
        </Link>
      </Bar>
    );
  return null;
}

function Bar({ kind, children }: { readonly kind: 'link' | 'draft'; readonly children: ReactNode }) {
  return (
    <div className={styles.visibility[kind]}>
      <p dir="auto" className={classes(container, row.x5, typography.label, styles.visibilityText)}>
        {children}
      </p>
    </div>
  );
}
