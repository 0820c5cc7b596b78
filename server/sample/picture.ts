import { createHash } from 'node:crypto';
import { pipelineVersion } from '#server/pictures/process.ts';
import type { Light } from './posters/light.ts';
import { scenes, type SceneName } from './posters/scenes.ts';

/** One picture of a sample package: a scene, its hour, and which part of it is shown from which side. */
export interface SamplePicture {
  readonly scene: SceneName;
  readonly light: Light;
  readonly flip?: boolean;
  /** x, y, width and height in poster units: three to two for packages, three to four for tiles. */
  readonly view?: readonly [number, number, number, number];
}

/** The picture as SVG text, without paper grain: as pixels, grain would cost bytes and encoding time. */
export function drawSamplePicture({ scene, light, flip = false, view }: SamplePicture): string {
  return scenes[scene](light, { flip, grain: 'none', ...(view && { view }) });
}

/** To be raised when rasterising changes, so that prepared pictures are made anew. */
const rasterVersion = 1;

/** The name a drawn picture is kept under: the same as long as it would come out the same. */
export function pictureKey(svg: string): string {
  return createHash('sha256')
    .update(`${rasterVersion}.${pipelineVersion}\n${svg}`)
    .digest('hex')
    .slice(0, 32);
}
