export interface RateLimit {
  readonly name: string;
  readonly most: number;
  /** Sliding window, ms. */
  readonly within: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Limits on guessing (OWASP ASVS 5.0, V6.3.1), on mails and on costly work (V2.4.1). */
export const rateLimits = {
  /** For one account from one address, so that guesses from elsewhere lock nobody out. */
  passwordTries: { name: 'password', most: 10, within: 3 * minute },
  /** For one account from one /48 of IPv6, which one customer may have (RFC 6177, 2). */
  passwordTriesFromSite: { name: 'password from site', most: 20, within: 3 * minute },
  /** For one account from all unknown devices together, and again from all its known devices. */
  passwordTriesOfAccount: { name: 'password of account', most: 50, within: hour },
  resetTries: { name: 'reset try', most: 10, within: 3 * minute },
  signInsFromAddress: { name: 'sign-in', most: 100, within: 3 * minute },
  signInsFromSite: { name: 'sign-in from site', most: 300, within: 3 * minute },
  codesToAccount: { name: 'code', most: 3, within: hour },
  resetsToAccount: { name: 'reset', most: 3, within: hour },
  /** Codes and resets together. */
  mailsFromAddress: { name: 'mail', most: 20, within: hour },
  mailsFromSite: { name: 'mail from site', most: 60, within: hour },
  profileSaves: { name: 'profile', most: 30, within: hour },
  portraits: { name: 'portrait', most: 5, within: hour },
} as const satisfies Record<string, RateLimit>;

/** ms */
export const longestWindow = Math.max(...Object.values(rateLimits).map(({ within }) => within));
