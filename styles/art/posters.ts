import banyan from './banyan.svg';
import banyanDusk from './banyan-dusk.svg';
import bhutan from './bhutan.svg';
import bhutanDusk from './bhutan-dusk.svg';
import delhi from './delhi.svg';
import dubai from './dubai.svg';
import goa from './goa.svg';
import goaDusk from './goa-dusk.svg';
import gujarat from './gujarat.svg';
import kashi from './kashi.svg';
import kerala from './kerala.svg';
import keralaDusk from './kerala-dusk.svg';
import maharashtra from './maharashtra.svg';
import malaysia from './malaysia.svg';
import manali from './manali.svg';
import nepalLake from './nepal-lake.svg';
import nepalStupa from './nepal-stupa.svg';
import nightTrain from './night-train.svg';
import nightTrainDusk from './night-train-dusk.svg';
import rajasthan from './rajasthan.svg';
import singapore from './singapore.svg';
import sriLanka from './sri-lanka.svg';
import srinagar from './srinagar.svg';
import srinagarDawn from './srinagar-dawn.svg';
import thailand from './thailand.svg';
import vietnam from './vietnam.svg';

/** Units of every poster; the width and height of an `<img>` that shows one. */
export const posterSize = { width: 1200, height: 800 } as const;

export interface Poster {
  /** Where the picture is served. */
  readonly address: string;
  /** The `object-position` in percent that keeps the subject in a tall crop such as a 3:4 tile. */
  readonly focus: { readonly x: number; readonly y: number };
}

// Nothing vital stands in the upper and lower eighth, so every poster may be cropped to its middle.
const poster = (address: string, x: number): Poster => ({ address, focus: { x, y: 50 } });

/** The posters of the site by name: a scene at the hour it is composed for, or at the hour named. */
export const posters = {
  banyan: poster(banyan, 77),
  'banyan-dusk': poster(banyanDusk, 77),
  bhutan: poster(bhutan, 95),
  'bhutan-dusk': poster(bhutanDusk, 95),
  delhi: poster(delhi, 50),
  dubai: poster(dubai, 30),
  goa: poster(goa, 90),
  'goa-dusk': poster(goaDusk, 90),
  gujarat: poster(gujarat, 83),
  kashi: poster(kashi, 71),
  kerala: poster(kerala, 75),
  'kerala-dusk': poster(keralaDusk, 75),
  maharashtra: poster(maharashtra, 96),
  malaysia: poster(malaysia, 50),
  manali: poster(manali, 80),
  'nepal-lake': poster(nepalLake, 58),
  'nepal-stupa': poster(nepalStupa, 50),
  'night-train': poster(nightTrain, 83),
  'night-train-dusk': poster(nightTrainDusk, 83),
  rajasthan: poster(rajasthan, 83),
  singapore: poster(singapore, 82),
  'sri-lanka': poster(sriLanka, 79),
  srinagar: poster(srinagar, 57),
  'srinagar-dawn': poster(srinagarDawn, 57),
  thailand: poster(thailand, 50),
  vietnam: poster(vietnam, 65),
} as const satisfies Record<string, Poster>;
export type PosterName = keyof typeof posters;
