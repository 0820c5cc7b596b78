import cityFile from './city.svg';
import coastFile from './coast.svg';
import desertFile from './desert.svg';
import dubaiFile from './dubai.svg';
import forestFile from './forest.svg';
import fortFile from './fort.svg';
import ghatFile from './ghat.svg';
import hillFile from './hill.svg';
import malaysiaFile from './malaysia.svg';
import manaliFile from './manali.svg';
import nepalStupaFile from './nepal-stupa.svg';
import thailandFile from './thailand.svg';
import type { Poster } from './poster.ts';

/** Not at the top of any page, so not precached (scripts/build/precache-files.ts). */
export const city: Poster = { address: cityFile, focus: 70 };
export const coast: Poster = { address: coastFile, focus: 80 };
export const desert: Poster = { address: desertFile, focus: 84 };
export const dubai: Poster = { address: dubaiFile, focus: 30 };
export const forest: Poster = { address: forestFile, focus: 74 };
export const fort: Poster = { address: fortFile, focus: 84 };
export const ghat: Poster = { address: ghatFile, focus: 84 };
export const hill: Poster = { address: hillFile, focus: 82 };
export const malaysia: Poster = { address: malaysiaFile, focus: 50 };
export const manali: Poster = { address: manaliFile, focus: 80 };
export const nepalStupa: Poster = { address: nepalStupaFile, focus: 50 };
export const thailand: Poster = { address: thailandFile, focus: 62 };
