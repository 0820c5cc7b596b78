import { drawings } from './illustrations.ts';
import type { Light } from './canvas/light.ts';
import { scenes, type SceneName } from './scenes.ts';

/** Each scene with a second hour at which the site shows it. */
const alternateLights: readonly (readonly [SceneName, Light])[] = [
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
    alternateLights.flatMap(([name, light]) => [
      [`${name}.svg`, scenes[name]()],
      [`${name}-${light}.svg`, scenes[name](light)],
    ]),
  );
}

/** The pictures that the site itself uses, SVG text by file name. */
export function artFiles(): ReadonlyMap<string, string> {
  const small = Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()] as const);
  return new Map([...posterFiles(), ...small]);
}
