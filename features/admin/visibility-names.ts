import { visibilities, type Visibility } from '#contract/visibility.ts';

export const visibilityNames: Readonly<Record<Visibility, string>> = {
  public: 'Public',
  link: 'Only with the link',
  draft: 'Draft',
};

export const visibilityHints: Readonly<Record<Visibility, string>> = {
  public: 'Everybody, in the lists and in search engines.',
  link: 'Who has its address. It is in no list.',
  draft: 'Administrators only.',
};

/** @returns public for a text that names none */
export const toVisibility = (text: string): Visibility =>
  visibilities.find((visibility) => visibility === text) ?? 'public';
