import { isRecord, toNumber, toText } from './reading.ts';

/** The categories a package can have (specification, section 3). */
export const categories = ['domestic', 'international'] as const;
export type Category = (typeof categories)[number];

export const allPackagesKey = 'all packages';

export const categoryKeys = [...categories, allPackagesKey] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** Packages of a category in its row on the home page (specification, section 9). */
export const homeRowLength = 5;

/** Reads a category key in any case; undefined for anything else, such as `__proto__`. */
export function toCategoryKey(text: string): CategoryKey | undefined {
  const name = text.trim().toLowerCase();
  return categoryKeys.find((key) => key === name);
}

/** Reads a category as any backend may spell it; null for anything else. */
export function toCategory(text: string): Category | null {
  const key = toCategoryKey(text);
  return key === undefined || key === allPackagesKey ? null : key;
}

/** Null for what names no category. */
export function readCategorySummary(value: unknown) {
  if (!isRecord(value)) return null;
  const { name, packages, image } = value;
  const category = toCategory(toText(name));
  return (
    category && {
      name: category,
      packages: toNumber(packages) ?? 0,
      image: typeof image === 'string' ? image : null,
    }
  );
}
export type CategorySummary = Readonly<NonNullable<ReturnType<typeof readCategorySummary>>>;
