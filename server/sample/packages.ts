import { tigersNest } from './packages/bhutan.ts';
import { sevenCities } from './packages/delhi.ts';
import { creekToDunes } from './packages/dubai.ts';
import { goaSlowly } from './packages/goa.ts';
import { whiteRann } from './packages/gujarat.ts';
import { devDeepawali, firstLight } from './packages/kashi.ts';
import { backwaterDays, kumarakom } from './packages/kerala.ts';
import { konkanByTrain, seaForts } from './packages/maharashtra.ts';
import { towersAndPenang } from './packages/malaysia.ts';
import { beasValley } from './packages/manali.ts';
import { sonauliToPokhara, valleyOfStupas } from './packages/nepal.ts';
import { desertForts, tharWeekend } from './packages/rajasthan.ts';
import { smallIsland, twoCitiesSouth } from './packages/singapore.ts';
import { rockAndTea } from './packages/sri-lanka.ts';
import { dalHouseboat } from './packages/srinagar.ts';
import { longtailDays } from './packages/thailand.ts';
import { lanternsAndKarst } from './packages/vietnam.ts';
import type { SamplePackage } from './sample-package.ts';

/** In the order of the lists: neighbours differ in hue. */
export const samplePackages: readonly SamplePackage[] = [
  backwaterDays,
  desertForts,
  dalHouseboat,
  firstLight,
  goaSlowly,
  beasValley,
  whiteRann,
  sevenCities,
  seaForts,
  sonauliToPokhara,
  tharWeekend,
  kumarakom,
  konkanByTrain,
  devDeepawali,
  longtailDays,
  tigersNest,
  creekToDunes,
  lanternsAndKarst,
  smallIsland,
  rockAndTea,
  valleyOfStupas,
  towersAndPenang,
  twoCitiesSouth,
];
