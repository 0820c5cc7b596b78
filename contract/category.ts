/** The categories a package can have (specification, section 3). */
export const categories = ['domestic', 'international'] as const;
export type Category = (typeof categories)[number];

/** The key under which every package is listed, whatever its category. */
export const allPackages = 'all packages';

/** What a list can be asked for by: a category, or every package. */
export const categoryKeys = [...categories, allPackages] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/**
 * Reads a category key from an address, whatever its case.
 * @returns undefined for everything but the three known keys, so that `__proto__` is no category.
 */
export function toCategoryKey(text: string): CategoryKey | undefined {
  const wanted = text.trim().toLowerCase();
  return categoryKeys.find((key) => key === wanted);
}

/** Reads the category of a package as any backend may spell it; null for what is none. */
export function toCategory(text: string): Category | null {
  const key = toCategoryKey(text);
  return key === undefined || key === allPackages ? null : key;
}
