import banyanFile from './banyan.svg';
import nightTrainFile from './night-train.svg';
import rajasthanFile from './rajasthan.svg';
import singaporeFile from './singapore.svg';
import { posterOf } from './poster.ts';

/** Posters of the entry pages, in a module of their own so that a first load does not carry all addresses. */
export const banyan = /* @__PURE__ */ posterOf(banyanFile, 70);
export const nightTrain = /* @__PURE__ */ posterOf(nightTrainFile, 83);
export const rajasthan = /* @__PURE__ */ posterOf(rajasthanFile, 83);
export const singapore = /* @__PURE__ */ posterOf(singaporeFile, 82);
