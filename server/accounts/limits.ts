/** How often something may be tried. */
export interface Limit {
  /** Kept apart from other limits by it. */
  readonly name: string;
  readonly most: number;
  /** ms: the window, which slides */
  readonly within: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** The limits on guessing (OWASP ASVS 5.0, V6.3.1), on mails and on costly work (V2.4.1). */
export const limits = {
  /** Passwords for one account from one address: somebody else's guesses lock nobody out. */
  passwordTries: { name: 'password', most: 10, within: 3 * minute },
  /** The same from one site, the /48 of IPv6 that one customer may have (RFC 6177, 2). */
  passwordTriesFromSite: { name: 'password from site', most: 20, within: 3 * minute },
  /** Passwords for one account from strangers' devices, wherever they are; or from all of its known devices. */
  passwordTriesOfAccount: { name: 'password of account', most: 50, within: hour },
  /** Links to a new password that are tried for one account from one address. */
  resetTries: { name: 'reset try', most: 10, within: 3 * minute },
  /** Every way of signing in, from one address. */
  signInsFromAddress: { name: 'sign-in', most: 100, within: 3 * minute },
  signInsFromSite: { name: 'sign-in from site', most: 300, within: 3 * minute },
  codesToAccount: { name: 'code', most: 3, within: hour },
  resetsToAccount: { name: 'reset', most: 3, within: hour },
  /** Codes and resets together, from one address. */
  mailsFromAddress: { name: 'mail', most: 20, within: hour },
  mailsFromSite: { name: 'mail from site', most: 60, within: hour },
  /** Saves of one person's profile. */
  profileSaves: { name: 'profile', most: 30, within: hour },
  /** Those of them that bring a picture, which takes work and disk. */
  portraits: { name: 'portrait', most: 5, within: hour },
} as const satisfies Record<string, Limit>;

/** ms after which no limit asks for an attempt any more */
export const longestWindow = Math.max(...Object.values(limits).map(({ within }) => within));
