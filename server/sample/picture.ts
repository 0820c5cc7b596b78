import { createHash } from 'node:crypto';
import { pipelineVersion } from '#server/pictures/processing/process-picture.ts';
import type { Light } from '#scripts/art/canvas/light.ts';
import { scenes, type SceneName } from '#scripts/art/scenes.ts';

/** A scene at an hour, cropped or mirrored. */
export interface SamplePicture {
  readonly scene: SceneName;
  readonly light: Light;
  readonly flip?: boolean;
  /** x, y, width and height in poster units: 3:2 for packages, 3:4 for tiles. */
  readonly view?: readonly [number, number, number, number];
}

/** Without grain, which costs bytes and encoding time as pixels. */
export function drawSamplePicture({ scene, light, flip = false, view }: SamplePicture): string {
  return scenes[scene](light, { flip, grain: 'none', ...(view && { view }) });
}

/** Raised when rasterising changes, so that pictures are prepared again. */
const rasterVersion = 1;

/** The same as long as the picture would come out the same. */
export function pictureKey(svg: string): string {
  return createHash('sha256')
    .update(`${rasterVersion}.${pipelineVersion}\n${svg}`)
    .digest('hex')
    .slice(0, 32);
}
