import type { PosterName } from './poster.ts';

const files = import.meta.glob<string>(['./*.svg', '!./{frieze,guide,step-*}.svg'], {
  eager: true,
  import: 'default',
});

/** The address of a poster's file. */
export const posterAddress = (name: PosterName): string => files[`./${name}.svg`] ?? '';
