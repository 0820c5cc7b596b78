import type { Scene } from './canvas/scene.ts';
import { city } from './landscapes/city.ts';
import { coast } from './landscapes/coast.ts';
import { desert } from './landscapes/desert.ts';
import { forest } from './landscapes/forest.ts';
import { fort } from './landscapes/fort.ts';
import { ghat } from './landscapes/ghat.ts';
import { hill } from './landscapes/hill.ts';

/** For places without a scene of their own. */
export const landscapes = {
  city,
  coast,
  desert,
  forest,
  fort,
  ghat,
  hill,
} as const satisfies Record<string, Scene>;
