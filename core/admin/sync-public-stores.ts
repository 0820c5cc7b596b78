import type { AgencyChanges } from '#contract/agency.ts';
import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { isPublic } from '#contract/visibility.ts';
import type { App } from '#core/app.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { appendEntry, orderEntries, removeEntry, replaceEntry } from '#features/admin/edit-list.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';

type PublicStores = Pick<App, 'agency' | 'catalogue' | 'destinations' | 'details'>;

/** Applies the owner's changes to this tab's public stores (specification, section 4). @returns unsubscribes */
export function syncPublicStores(
  changes: Pick<ChangeEvents, 'subscribe'>,
  { agency, catalogue, destinations, details }: PublicStores,
  addressOf: (address: string) => string,
) {
  return changes.subscribe((change) => {
    switch (change.type) {
      case 'package-edited':
        catalogue.update((list, key) => applyEdit(list, key, change.value));
        details.update((tour) => tour && applyEditToPage(tour, change.value));
        return;
      case 'package-deleted':
        catalogue.update((list) => removeEntry(list, change.id));
        details.update((tour) => (tour?._id === change.id ? null : tour));
        return;
      case 'destination-created':
        destinations.update((list) => appendEntry(list, resolvePictures(change.value, addressOf)));
        return;
      case 'destination-edited':
        destinations.update((list) => replaceEntry(list, resolvePictures(change.value, addressOf)));
        return;
      case 'destination-deleted':
        destinations.update((list) => removeEntry(list, change.id));
        return;
      case 'destinations-ordered':
        destinations.update((list) => orderEntries(list, change.ids));
        return;
      case 'agency-edited':
        agency.update(withPictureAddresses(change.facts, addressOf));
        return;
      // Public lists are fetched each time they are shown.
      case 'package-restored':
      case 'destination-restored':
        return;
      default:
        change satisfies never;
    }
  });
}

function applyEdit(list: readonly PackageCard[], key: CategoryKey, edited: Package): PackageCard[] {
  const belongs = isPublic(edited) && (key === allPackagesKey || key === edited.category);
  return belongs ? replaceEntry(list, edited) : removeEntry(list, edited._id);
}

/** The page of a draft is read anew, as an administrator, when it is opened. */
function applyEditToPage(tour: Package, edited: Package): Package | null {
  if (tour._id === edited._id && edited.visibility === 'draft') return null;
  return replaceEntry([tour], edited)[0] ?? tour;
}

function withPictureAddresses(
  { guidePicture, gallery, ...facts }: AgencyChanges,
  addressOf: (address: string) => string,
): AgencyChanges {
  return {
    ...facts,
    ...(guidePicture !== undefined && { guidePicture: addressOf(guidePicture) }),
    ...(gallery && {
      gallery: gallery.map((entry) => entry && { ...entry, picture: addressOf(entry.picture) }),
    }),
  };
}
