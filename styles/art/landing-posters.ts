import banyanFile from './banyan.svg';
import nightTrainFile from './night-train.svg';
import rajasthanFile from './rajasthan.svg';
import singaporeFile from './singapore.svg';
import { posterOf } from './poster.ts';

/** The posters of pages that people land on, apart from the others so that no first visit carries all their addresses. */
export const banyan = /* @__PURE__ */ posterOf(banyanFile, 70);
export const nightTrain = /* @__PURE__ */ posterOf(nightTrainFile, 83);
export const rajasthan = /* @__PURE__ */ posterOf(rajasthanFile, 83);
export const singapore = /* @__PURE__ */ posterOf(singaporeFile, 82);
