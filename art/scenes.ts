import type { Scene } from './canvas/scene.ts';
import { city } from './landscapes/city.ts';
import { coast } from './landscapes/coast.ts';
import { desert } from './landscapes/desert.ts';
import { forest } from './landscapes/forest.ts';
import { fort } from './landscapes/fort.ts';
import { ghat } from './landscapes/ghat.ts';
import { hill } from './landscapes/hill.ts';
import { banyan } from './scenes/banyan.ts';
import { bhutan } from './scenes/bhutan.ts';
import { delhi } from './scenes/delhi.ts';
import { dubai } from './scenes/dubai.ts';
import { goa } from './scenes/goa.ts';
import { gujarat } from './scenes/gujarat.ts';
import { kashi } from './scenes/kashi.ts';
import { kerala } from './scenes/kerala.ts';
import { maharashtra } from './scenes/maharashtra.ts';
import { malaysia } from './scenes/malaysia.ts';
import { manali } from './scenes/manali.ts';
import { nepalLake } from './scenes/nepal-lake.ts';
import { nepalStupa } from './scenes/nepal-stupa.ts';
import { nightTrain } from './scenes/night-train.ts';
import { rajasthan } from './scenes/rajasthan.ts';
import { singapore } from './scenes/singapore.ts';
import { sriLanka } from './scenes/sri-lanka.ts';
import { srinagar } from './scenes/srinagar.ts';
import { thailand } from './scenes/thailand.ts';
import { vietnam } from './scenes/vietnam.ts';

export const scenes = {
  banyan,
  bhutan,
  delhi,
  dubai,
  goa,
  gujarat,
  kashi,
  kerala,
  maharashtra,
  malaysia,
  manali,
  'nepal-lake': nepalLake,
  'nepal-stupa': nepalStupa,
  'night-train': nightTrain,
  rajasthan,
  singapore,
  'sri-lanka': sriLanka,
  srinagar,
  thailand,
  vietnam,
} as const satisfies Record<string, Scene>;

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
