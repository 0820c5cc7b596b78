import type { Package } from '#contract/package.ts';
import type { App } from '#core/app.ts';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { getAdminStores } from './admin-stores.ts';

/** Offers what to do with a saved package above the list, if that is shown, until the list is left. */
export function showSavedPackage(
  app: App,
  { _id, name, visibility }: Pick<Package, '_id' | 'name' | 'visibility'>,
): void {
  const { savedPackage } = getAdminStores(app);
  const isInList = () => normalizePath(app.router.state().location.path) === paths.adminPackages;
  if (!isInList()) return;
  savedPackage.show({ _id, name, visibility });
  const stop = app.router.subscribe(() => {
    if (isInList()) return;
    savedPackage.clear();
    stop();
  });
}
