/** Limits that the site shows and the backend enforces (specification, sections 5 and 9). */
export const limits = {
  /** Characters of a package's or destination's name, and of a place. */
  nameLength: 120,
  /** Characters of a package description. */
  descriptionLength: 5000,
  /** Characters of one highlight, inclusion or exclusion. */
  listEntryLength: 500,
  /** Entries in one of the three lists of a package. */
  listEntries: 60,
  /** Characters of one day of an itinerary. */
  dayLength: 4000,
  /** Days, nights and rows of an itinerary. */
  days: 365,
  persons: 1000,
  /** INR. */
  price: 100_000_000,
  /** Pictures in one call. */
  pictures: 10,
  /** Pictures of one package or destination in all. */
  picturesInAll: 24,
  /** Bytes of one picture file. */
  pictureBytes: 5 * 1024 * 1024,
  /** Pixels of one picture, width times height. */
  picturePixels: 40_000_000,
  /** The same of an AVIF or an interlaced PNG, which are decoded whole, at up to 18 bytes a pixel. */
  wholePicturePixels: 16_000_000,
  /** Pixels of one side of a picture. */
  pictureSide: 16_384,
  /** Of an edit's version: the largest number that the integer columns of all databases hold. */
  version: 2_147_483_647,
  /** Characters of a person's name. */
  personNameLength: 80,
  emailLength: 254,
  /** Characters of a new password, at least and at most (OWASP ASVS 5.0, V6.2.1 and V6.2.9). */
  passwordLeast: 10,
  passwordLength: 128,
  /** Characters of an identity provider's or a reset's token. */
  tokenLength: 4096,
  /** Characters of a one-time code. */
  codeLength: 12,
} as const;
