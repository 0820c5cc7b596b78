/** Every call goes below this path of the backend (specification, section 7). */
export const apiBase = '/api';

const byId = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Paths of the calls, relative to `apiBase`. */
export const calls = {
  me: '/auth/me',
  login: '/auth/login',
  googleLogin: '/auth/google-login',
  sendOtp: '/auth/send-otp',
  verifyOtp: '/auth/verify-otp',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  logout: '/auth/logout',
  adminLogout: '/auth/adminLogout',
  adminVerifyToken: '/auth/adminVerifyToken',
  topPackages: '/tours/get-package-list-of-five',
  /** With `?category=` the packages of one category, without it the categories. */
  categoriesList: '/tours/get-all-categories-list',
  allPackages: '/tours/getAllPackage',
  packageDetail: byId('/tours/package-detail'),
  createPackage: '/tours/create-package',
  editPackage: byId('/tours/edit-package'),
  deletePackage: byId('/tours/delete-package'),
  destinations: '/tours/get-popular-destination',
  createDestination: '/tours/popular-destination',
  editDestination: byId('/tours/popular-destination-edit'),
  deleteDestination: byId('/tours/popular-destination'),
  health: '/health',
} as const;
