import type { Visibility } from './visibility.ts';

/** The answers to “Who sees it?”, on the screen and in the line of history. */
export const visibilityNames: Readonly<Record<Visibility, string>> = {
  public: 'Everybody',
  link: 'Only with the link',
  draft: 'Nobody yet',
};
