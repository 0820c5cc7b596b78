import { visibilities, type Visibility } from '#contract/visibility.ts';

export const visibilityHints: Readonly<Record<Visibility, string>> = {
  public: 'It is in the lists, and search engines find it.',
  link: 'Who has its address. It is in no list.',
  draft: 'Administrators alone can open it.',
};

/** @returns public for a text that names none */
export const toVisibility = (text: string): Visibility =>
  visibilities.find((visibility) => visibility === text) ?? 'public';
