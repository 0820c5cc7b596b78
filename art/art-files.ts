import { frieze } from './illustrations/frieze.ts';
import { guide } from './illustrations/guide.ts';
import { stepBook, stepChoose, stepFly } from './illustrations/steps.ts';
import { landscapes, scenes } from './scenes.ts';

export const posterScenes = { ...scenes, ...landscapes };

const illustrations = {
  frieze,
  guide,
  'step-book': stepBook,
  'step-choose': stepChoose,
  'step-fly': stepFly,
} as const satisfies Record<string, () => string>;

/** The SVG files of styles/art by name. */
export function artFiles(): ReadonlyMap<string, string> {
  const posters = Object.entries(posterScenes).map(
    ([name, scene]) => [`${name}.svg`, scene.poster()] as const,
  );
  const small = Object.entries(illustrations).map(([name, draw]) => [`${name}.svg`, draw()] as const);
  return new Map([...posters, ...small]);
}
