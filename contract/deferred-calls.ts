/** Paths of the calls that no page makes on its first load; re-exported by `calls.ts`. */
import { byId } from './api-base.ts';

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
export const createPackage = '/tours/create-package';
export const editPackage = /* @__PURE__ */ byId('/tours/edit-package');
export const deletePackage = /* @__PURE__ */ byId('/tours/delete-package');
export const createDestination = '/tours/popular-destination';
export const editDestination = /* @__PURE__ */ byId('/tours/popular-destination-edit');
export const deleteDestination = /* @__PURE__ */ byId('/tours/popular-destination');
export const health = '/health';
/** The calls in OpenAPI 3.1. */
export const openApi = '/openapi.json';
export const ready = '/ready';

// Calls of our own backend beside the specification: see `features.ts`.
export const deletedPackages = '/admin/deleted-packages';
export const deletedDestinations = '/admin/deleted-destinations';
export const restorePackage = /* @__PURE__ */ byId('/admin/restore-package');
export const restoreDestination = /* @__PURE__ */ byId('/admin/restore-destination');
/** DELETE: out of the trash, for good. */
export const deletedPackage = /* @__PURE__ */ byId('/admin/deleted-package');
export const deletedDestination = /* @__PURE__ */ byId('/admin/deleted-destination');
export const packageVersions = /* @__PURE__ */ byId('/admin/package-versions');
export const destinationVersions = /* @__PURE__ */ byId('/admin/destination-versions');
/** With `?version=`. */
export const packageVersion = /* @__PURE__ */ byId('/admin/package-version');
export const destinationVersion = /* @__PURE__ */ byId('/admin/destination-version');
/** PATCH: the name of the administrator who is signed in. */
export const ownAccount = '/admin/me';
/** POST: their password, with the present one. */
export const ownPassword = '/admin/me/password';
/** POST: their e-mail, with the password; answered without `user` where a code is mailed to the new address first. */
export const ownEmail = '/admin/me/email';
/** POST: that code. */
export const ownEmailCode = '/admin/me/email/code';
/** GET: the agency's facts; PATCH: a form with `facts` (JSON), `version` and new pictures. */
export const adminAgency = '/admin/agency';
export const agencyVersions = '/admin/agency-versions';
/** With `?version=`. */
export const agencyVersion = '/admin/agency-version';
/** With `?before=` and the `next` of an answer the page after it. */
export const auditLog = '/admin/audit-log';
/** All packages, and one of them, drafts included. */
export const adminPackages = '/admin/packages';
export const adminPackage = /* @__PURE__ */ byId('/admin/packages');
/** GET and PUT: which packages come first in the rows of the home page. */
export const homeOrder = '/admin/home-order';
/** PUT: the order of the popular destinations. */
export const destinationOrder = '/admin/destination-order';
/** PATCH: the prices of several packages. */
export const prices = '/admin/prices';
export const adminStatus = '/admin/status';
/** GET: what a new agency has done (`first-steps.ts`). */
export const firstSteps = '/admin/first-steps';
/** PUT: moves the samples to the trash, or back. */
export const samples = '/admin/samples';
export const adminBackup = '/admin/backup';
/** POST: begins a backup; GET with its number: what has become of it. */
export const backupRuns = '/admin/backups';
export const backupRun = /* @__PURE__ */ byId(backupRuns);
/** POST: what a visitor did with a package (`counts.ts`). */
export const count = '/count';
/** With `?days=`. */
export const packageCounts = '/admin/counts';
