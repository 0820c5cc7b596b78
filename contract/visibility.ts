import { lenient } from './reading.ts';

/**
 * Who sees a package: everybody; who has its address (in no list, not indexed); administrators alone.
 * Only our backend stores it: a package without one is public.
 */
export const visibilities = ['public', 'link', 'draft'] as const;
export type Visibility = (typeof visibilities)[number];

export const LenientVisibility = lenient(
  (value): Visibility => visibilities.find((visibility) => visibility === value) ?? 'public',
);

/** Whether lists, search engines and everybody may have it. */
export const isPublic = ({
  visibility = 'public',
}: {
  readonly visibility?: Visibility | undefined;
}): boolean => visibility === 'public';
