import { drawings } from './illustrations.ts';
import type { TimeOfDay } from './canvas/time-of-day.ts';
import { scenes, type SceneName } from './scenes.ts';

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

/** The pictures that the site itself uses, SVG text by file name. */
export function artFiles(): ReadonlyMap<string, string> {
  const small = Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()] as const);
  return new Map([...posterFiles(), ...small]);
}
