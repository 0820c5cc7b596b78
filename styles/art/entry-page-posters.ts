import banyanFile from './banyan.svg';
import nightTrainFile from './night-train.svg';
import rajasthanFile from './rajasthan.svg';
import singaporeFile from './singapore.svg';
import type { Poster } from './poster.ts';

/** Posters of the entry pages, in a module of their own so that a first load does not carry all addresses. */
export const banyan: Poster = { address: banyanFile, focus: 70 };
export const nightTrain: Poster = { address: nightTrainFile, focus: 83 };
export const rajasthan: Poster = { address: rajasthanFile, focus: 83 };
export const singapore: Poster = { address: singaporeFile, focus: 82 };
