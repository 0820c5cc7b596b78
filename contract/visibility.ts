/**
 * Who sees a package: everybody; who has its address (in no list, not indexed); administrators alone.
 * Only our backend stores it: a package without one is public.
 */
export const visibilities = ['public', 'link', 'draft'] as const;
export type Visibility = (typeof visibilities)[number];

/** @returns null for a text that names none */
export const toVisibility = (text: string): Visibility | null =>
  visibilities.find((visibility) => visibility === text) ?? null;

/** The answers to “Who sees it?”, on the screen and in the line of history. */
export const visibilityNames: Readonly<Record<Visibility, string>> = {
  public: 'Everybody',
  link: 'Only with the link',
  draft: 'Nobody yet',
};

/** Whether lists, search engines and everybody may have it. */
export const isPublic = ({ visibility = 'public' }: { readonly visibility?: Visibility | undefined }) =>
  visibility === 'public';
