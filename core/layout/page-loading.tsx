import { Spinner } from '#features/shared/ui/spinner.tsx';
import { Head } from './head.tsx';
import * as styles from './page-loading.css.ts';

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Head />
      <Spinner label="Loading..." />
    </div>
  );
}
