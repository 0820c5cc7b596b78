/**
 * Paths of the calls, relative to `apiBase` (specification, section 7). Imported whole, as
 * `import * as calls`; each is an export of its own, so that a page carries only those it makes.
 */

const byId = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

export const me = '/auth/me';
export const login = '/auth/login';
export const googleLogin = '/auth/google-login';
export const sendOtp = '/auth/send-otp';
export const verifyOtp = '/auth/verify-otp';
export const forgotPassword = '/auth/forgot-password';
export const resetPassword = '/auth/reset-password';
export const logout = '/auth/logout';
export const adminLogout = '/auth/adminLogout';
export const adminVerifyToken = '/auth/adminVerifyToken';
export const topPackages = '/tours/get-package-list-of-five';
/** With `?category=` the packages of one category, without it the categories. */
export const categoriesList = '/tours/get-all-categories-list';
export const allPackages = '/tours/getAllPackage';
export const packageDetail = /* @__PURE__ */ byId('/tours/package-detail');
export const createPackage = '/tours/create-package';
export const editPackage = /* @__PURE__ */ byId('/tours/edit-package');
export const deletePackage = /* @__PURE__ */ byId('/tours/delete-package');
export const destinations = '/tours/get-popular-destination';
export const createDestination = '/tours/popular-destination';
export const editDestination = /* @__PURE__ */ byId('/tours/popular-destination-edit');
export const deleteDestination = /* @__PURE__ */ byId('/tours/popular-destination');
export const health = '/health';
