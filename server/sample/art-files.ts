import { drawings } from './posters/drawings.ts';
import type { Light } from './posters/light.ts';
import { scenes, type SceneName } from './posters/scenes.ts';

/** Hours beside a scene's own at which it serves a page of the site. */
const otherHours: readonly (readonly [SceneName, Light])[] = [
  ['banyan', 'dusk'],
  ['bhutan', 'dusk'],
  ['goa', 'dusk'],
  ['kerala', 'dusk'],
  ['night-train', 'dusk'],
  ['srinagar', 'dawn'],
];

/** The pictures that the site itself uses, SVG text by file name. */
export function artFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(scenes).map(([name, draw]) => [`${name}.svg`, draw()] as const),
    ...otherHours.map(([name, light]) => [`${name}-${light}.svg`, scenes[name](light)] as const),
    ...Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, draw()] as const),
  ]);
}
