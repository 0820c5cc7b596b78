import bhutanFile from './bhutan.svg';
import delhiFile from './delhi.svg';
import goaFile from './goa.svg';
import gujaratFile from './gujarat.svg';
import kashiFile from './kashi.svg';
import keralaFile from './kerala.svg';
import maharashtraFile from './maharashtra.svg';
import nepalLakeFile from './nepal-lake.svg';
import sriLankaFile from './sri-lanka.svg';
import srinagarFile from './srinagar.svg';
import vietnamFile from './vietnam.svg';
import type { Poster } from './poster.ts';

export { banyan, nightTrain, rajasthan, singapore } from './entry-page-posters.ts';

export const bhutan: Poster = { address: bhutanFile, focus: 95 };
export const delhi: Poster = { address: delhiFile, focus: 50 };
export const goa: Poster = { address: goaFile, focus: 90 };
export const gujarat: Poster = { address: gujaratFile, focus: 80 };
export const kashi: Poster = { address: kashiFile, focus: 71 };
export const kerala: Poster = { address: keralaFile, focus: 75 };
export const maharashtra: Poster = { address: maharashtraFile, focus: 96 };
export const nepalLake: Poster = { address: nepalLakeFile, focus: 66 };
export const sriLanka: Poster = { address: sriLankaFile, focus: 79 };
export const srinagar: Poster = { address: srinagarFile, focus: 57 };
export const vietnam: Poster = { address: vietnamFile, focus: 63 };
