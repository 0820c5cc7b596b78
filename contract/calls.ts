/** Paths below `apiBase` (specification, section 7). One export each, so that a page carries only those it uses. */
import { byId } from './api-base.ts';

export const topPackages = '/tours/get-package-list-of-five';
/** With `?category=` the packages of that category, without it the categories. */
export const categoriesList = '/tours/get-all-categories-list';
export const allPackages = '/tours/getAllPackage';
export const packageDetail = /* @__PURE__ */ byId('/tours/package-detail');
export const destinations = '/tours/get-popular-destination';

// A module is never split across chunks: these are in another one, to stay out of the first load.
export * from './deferred-calls.ts';
