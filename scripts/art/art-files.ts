import { frieze } from './illustrations/frieze.ts';
import { guide } from './illustrations/guide.ts';
import { stepBook, stepChoose, stepFly } from './illustrations/steps.ts';
import { landscapes } from './landscapes.ts';
import { scenes } from './scenes.ts';

export const drawings = {
  frieze,
  guide,
  'step-book': stepBook,
  'step-choose': stepChoose,
  'step-fly': stepFly,
} as const satisfies Record<string, () => string>;

export const posterScenes = { ...scenes, ...landscapes };

export function posterFiles(): ReadonlyMap<string, string> {
  return new Map(Object.entries(posterScenes).map(([name, scene]) => [`${name}.svg`, scene.poster()]));
}

export function artFiles(): ReadonlyMap<string, string> {
  const small = Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()] as const);
  return new Map([...posterFiles(), ...small]);
}
