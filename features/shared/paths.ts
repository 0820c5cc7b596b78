import type { CategoryKey } from '#contract/category.ts';

/** Addresses of the site's pages (specification, section 2). Links are made from these. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  packages: (key: CategoryKey) => `/packages/${encodeURIComponent(key)}`,
  packagesOfPlace: (key: CategoryKey, place: string) =>
    `/packages/${encodeURIComponent(key)}?${new URLSearchParams({ place })}`,
  packageDetail: (id: string) => `/packages/detail/${encodeURIComponent(id)}`,
  destination: '/destination',
  booking: '/booking',
  team: '/team',
  testimonial: '/testimonial',
  contact: '/contact',
  shortlist: '/shortlist',
  signIn: '/sign-in',
  editProfile: '/edit-profile',
  error: '/error',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  cookies: '/cookies',
  help: '/help',
  faqs: '/faqs',
  adminSignIn: '/admin-login',
  adminForgotPassword: '/admin-login/forgot-password',
  adminResetPassword: '/admin-login/reset-password',
  admin: '/admin',
  adminPackages: '/admin/packages',
  adminCreatePackage: '/admin/packages/create',
  adminDuplicatePackage: (id: string) => `/admin/packages/create?from=${encodeURIComponent(id)}`,
  adminEditPackage: (id: string) => `/admin/edit-package/${encodeURIComponent(id)}`,
  adminAgency: '/admin/agency',
  adminOwnAccount: '/admin/me',
  adminDestinations: '/admin/popular-destination',
  adminRecentlyDeleted: '/admin/recently-deleted',
} as const;

/** For comparisons, in which neither case nor a final slash counts. */
export const normalizePath = (path: string): string => path.toLowerCase().replace(/\/$/, '');
