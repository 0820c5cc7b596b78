import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { isPublic } from '#contract/visibility.ts';
import type { DestinationSnapshot } from '#features/admin/destinations/destinations-store.ts';
import type { FormOfDraft } from '#features/admin/drafts/draft-store.ts';
import { formatTimeAgo } from '#features/admin/overview/last-changed.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { paths } from '#features/shared/paths.ts';
import { placeKey } from '#features/shared/search/place-names.ts';
import { plural } from '#features/shared/text.ts';
import { boardTitle, fitText } from '#features/shared/ui/board/fitted-text.ts';

/** Something to mend, where it is mended, and why. */
export interface LookEntry {
  readonly key: string;
  readonly subject: string;
  readonly reasons: readonly string[];
  readonly href: string;
}

export interface LookSource {
  readonly packages: readonly PackageSnapshot[];
  /** Of the administrator, on this device. */
  readonly drafts: readonly FormOfDraft[];
  /** Undefined while they are not loaded. */
  readonly destinations?: readonly DestinationSnapshot[] | undefined;
  /** Of the agency; undefined while they are not loaded, or where the backend keeps none. */
  readonly changedFacts?: readonly string[] | undefined;
  /** Pictures whose smaller versions are still to be made. */
  readonly waitingPictures: number;
  /** ms since 1970 */
  readonly now: number;
}

/** Fragment of the part of `/admin` about the server. */
export const serverSectionId = 'server';

/** Unsaved drafts, the agency, packages and destinations in the order of their lists, then pictures. */
export function listNeedsALook({
  packages,
  destinations = [],
  changedFacts,
  drafts,
  waitingPictures,
  now,
}: LookSource): LookEntry[] {
  return [
    ...drafts.flatMap((draft) => describeDraft(draft, packages, destinations, now)),
    ...(changedFacts ? describeAgency(changedFacts) : []),
    ...packages.flatMap((tour) => {
      const reasons = reasonsOf(tour);
      if (reasons.length === 0) return [];
      return [{ key: tour._id, subject: nameOf(tour), reasons, href: paths.adminEditPackage(tour._id) }];
    }),
    ...describeDestinations(destinations, packages),
    ...(waitingPictures > 0 ? [describePictures(waitingPictures)] : []),
  ];
}

const nameOf = ({ name, place }: Pick<PackageSnapshot, 'name' | 'place'>) => name || place || 'A package';

function reasonsOf(tour: PackageSnapshot): string[] {
  const { images, price, days, nights, dayWiseItinerary, tripHighlights, inclusions } = tour;
  const reasons = [
    images.length === 0 && 'no picture',
    !price && 'no price',
    days !== null &&
      nights !== null &&
      nights > days &&
      `${plural(days, 'day')}, but ${plural(nights, 'night')}`,
    days !== null && describeDays(days, dayWiseItinerary.length),
    tripHighlights.length === 0 && 'no highlights',
    inclusions.length === 0 && 'no inclusions',
    isPaintedSmall(nameOf(tour)) && 'name too long: its letters are small on the page',
  ];
  return reasons.flatMap((reason) => reason || []);
}

function describeDays(days: number, entries: number): string | false {
  if (entries === days) return false;
  return entries === 0 ? 'no itinerary' : `${plural(days, 'day')}, but ${entries} in the itinerary`;
}

/**
 * Texts that are true of no other agency. Tagline and opening hours may be right as they are, and the other phones are
 * the phone in India until they are set.
 */
const ownFacts = [
  'nameFirst',
  'whatsApp',
  'phoneIndia',
  'email',
  'address',
  'position',
  'facebook',
  'instagram',
  'guideName',
  'guideText',
  'reviews',
] as const satisfies readonly (keyof typeof agencyLabels)[];

/** Facts that are named; of more the number is given. */
const namedFacts = 3;

/** What still is as it was delivered. */
function describeAgency(changed: readonly string[]): LookEntry[] {
  const labels = ownFacts
    .filter((name) => !changed.includes(name === 'position' ? 'latitude' : name))
    .map((name) => agencyLabels[name]);
  if (labels.length === 0) return [];
  const others = labels.length - namedFacts;
  const listed = [...labels.slice(0, namedFacts), ...(others > 0 ? [`${others} more`] : [])];
  const reason = `still an example, not yours: ${listed.join(', ')}`;
  return [{ key: 'agency facts', subject: 'Your agency', reasons: [reason], href: paths.adminAgency }];
}

/** The tile of a destination leads to the tours whose place has its name. */
function describeDestinations(
  destinations: readonly DestinationSnapshot[],
  packages: readonly PackageSnapshot[],
): LookEntry[] {
  const findTours = createTourFinder(packages);
  return destinations
    .filter(({ name }) => findTours(name).length === 0)
    .map(({ _id, name }) => ({
      key: `destination ${_id}`,
      subject: `Destination ${name}`,
      reasons: ['no tour has this place, so its tile leads to an empty list'],
      href: paths.adminDestinations,
    }));
}

export type FindTours = (name: string) => readonly PackageSnapshot[];

/** @returns the tours in the list that the tile of a destination opens, found by its name as that list's filter does */
export function createTourFinder(packages: readonly PackageSnapshot[]): FindTours {
  const byPlace = new Map<string, PackageSnapshot[]>();
  for (const tour of packages.filter(isPublic)) {
    const key = placeKey(tour.place);
    const tours = byPlace.get(key);
    if (tours) tours.push(tour);
    else byPlace.set(key, [tour]);
  }
  return (name) => byPlace.get(placeKey(name)) ?? [];
}

/** Below this share of the usual size a title is hard to read from a phone. */
const leastShare = 2 / 3;

/** Whether the board of its page has no room for a name in letters of a fair size. */
function isPaintedSmall(name: string): boolean {
  return fitText(name, boardTitle.size, boardTitle.fill).size < boardTitle.size * leastShare;
}

/** Of a package or destination that somebody has deleted since there is no form any more. */
function describeDraft(
  { form, draft: { savedAt, fields } }: FormOfDraft,
  packages: readonly PackageSnapshot[],
  destinations: readonly DestinationSnapshot[],
  now: number,
): LookEntry[] {
  const [kind = '', id = ''] = form.split(':');
  const typed = fields['name'] ?? '';
  const tour = packages.find(({ _id }) => _id === id);
  const entry = (subject: string, href: string): LookEntry[] => [
    {
      key: form,
      subject,
      reasons: [`typed on this device ${formatTimeAgo(savedAt, now)} and not saved`],
      href,
    },
  ];
  switch (kind) {
    case 'create':
      return entry(typed || 'A new package', paths.adminCreatePackage);
    case 'copy':
      return tour ? entry(typed || `A copy of ${nameOf(tour)}`, paths.adminDuplicatePackage(id)) : [];
    case 'edit':
      return tour ? entry(nameOf(tour), paths.adminEditPackage(id)) : [];
    case 'destination': {
      const destination = destinations.find(({ _id }) => _id === id);
      if (id !== 'new' && !destination) return [];
      const name = typed || destination?.name;
      return entry(name ? `Destination ${name}` : 'A new destination', paths.adminDestinations);
    }
    case 'agency':
      return entry('Your agency', paths.adminAgency);
    default:
      return [];
  }
}

const describePictures = (count: number): LookEntry => ({
  key: 'pictures',
  subject: plural(count, 'picture'),
  reasons: ['smaller versions still to be made: the server does it by itself'],
  href: `${paths.admin}#${serverSectionId}`,
});
