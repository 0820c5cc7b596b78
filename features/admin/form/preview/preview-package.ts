import { toCategory } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { toNumber } from '#contract/reading.ts';
import { toVisibility } from '#contract/visibility.ts';
import { parseFieldValues } from '#features/admin/form/fields/field-values.ts';
import type { FormState } from '#features/admin/form/form-state.ts';

/** The id of a package that has none yet. */
const newId = 'preview';

/**
 * What is typed, as the package that the page shows; a number that is missing or no number stays out.
 * @param images addresses of the form's pictures in their order
 */
export function toPreviewPackage(
  { target, entries, known }: Pick<FormState, 'target' | 'entries' | 'known'>,
  images: readonly string[],
): Package {
  const values = parseFieldValues(entries, known);
  const visibility = toVisibility(values.visibility) ?? 'public';
  const localName = values.localName.trim();
  const pictureDetails = entries.pictures.flatMap(({ detail }, index) => {
    const address = images[index];
    return detail && address !== undefined ? [{ address, ...detail }] : [];
  });
  return {
    _id: target.kind === 'edit' ? target.id : newId,
    category: toCategory(values.category),
    name: values.name.trim(),
    place: values.place.trim(),
    days: toNumber(values.days),
    nights: toNumber(values.nights),
    persons: toNumber(values.persons),
    price: toNumber(values.price),
    description: values.description.trim(),
    images: [...images],
    tripHighlights: values.tripHighlights,
    inclusions: values.inclusions,
    exclusions: values.exclusions,
    dayWiseItinerary: values.dayWiseItinerary.map(({ day, description }) => ({
      _id: `day-${day}`,
      day,
      description: description.trim(),
    })),
    version: null,
    updatedAt: null,
    ...(localName !== '' && { localName }),
    ...(pictureDetails.length > 0 && { pictureDetails }),
    // A draft is shown as visitors will see it once it is public.
    ...(visibility === 'link' && { visibility, preparedFor: values.preparedFor.trim() }),
  };
}
