import * as styles from './package-search-skeleton.css.ts';

export function PackageSearchSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.panel} />
    </div>
  );
}
