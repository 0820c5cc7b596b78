import { frieze } from './illustrations/frieze.ts';
import { guide } from './illustrations/guide.ts';
import { stepBook, stepChoose, stepFly } from './illustrations/steps.ts';
import type { TimeOfDay } from './canvas/palette.ts';
import { type SceneName, scenes } from './scenes.ts';

export const drawings = {
  frieze,
  guide,
  'step-book': stepBook,
  'step-choose': stepChoose,
  'step-fly': stepFly,
} as const satisfies Record<string, () => string>;

/** Each scene with a second time of day at which the site shows it. */
const alternateTimes: readonly (readonly [SceneName, TimeOfDay])[] = [
  ['banyan', 'dusk'],
  ['bhutan', 'dusk'],
  ['delhi', 'night'],
  ['dubai', 'night'],
  ['goa', 'dusk'],
  ['gujarat', 'dawn'],
  ['kashi', 'night'],
  ['kerala', 'dusk'],
  ['maharashtra', 'dawn'],
  ['malaysia', 'dusk'],
  ['manali', 'night'],
  ['nepal-lake', 'dusk'],
  ['nepal-stupa', 'night'],
  ['night-train', 'dusk'],
  ['rajasthan', 'night'],
  ['singapore', 'dusk'],
  ['sri-lanka', 'dusk'],
  ['srinagar', 'dawn'],
  ['thailand', 'dusk'],
  ['vietnam', 'night'],
];

export function posterFiles(): ReadonlyMap<string, string> {
  return new Map(
    alternateTimes.flatMap(([name, timeOfDay]) => [
      [`${name}.svg`, scenes[name]()],
      [`${name}-${timeOfDay}.svg`, scenes[name](timeOfDay)],
    ]),
  );
}

export function artFiles(): ReadonlyMap<string, string> {
  const small = Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()] as const);
  return new Map([...posterFiles(), ...small]);
}
