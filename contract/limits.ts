/** Limits that the site shows and the backend enforces (specification, sections 5 and 9). */
export const limits = {
  /** Of a package or destination; one save may bring all of them. */
  pictures: 24,
  pictureBytes: 5 * 1024 * 1024,
  /** Width times height. */
  picturePixels: 40_000_000,
  /** For AVIF and interlaced PNG, which are decoded whole, at up to 18 bytes a pixel. */
  wholePicturePixels: 16_000_000,
  /** The longer side over the shorter, at most (`findShapeFault`). */
  pictureRatio: 5,
  /** Pixels of a stored picture at most. */
  storedPicture: { width: 1600, height: 3200 },
  /** Of a stored JPEG, up to 100. */
  storedQuality: 90,
  /** The largest integer that a column of every supported database holds. */
  version: 2_147_483_647,
  /** Days for which what was deleted can be restored. */
  trashDays: 30,
  /** Characters of a picture's text alternative. */
  altLength: 200,
  personNameLength: 80,
  emailLength: 254,
  /** Packages of a category that are pinned on the home page. */
  pinnedPackages: 20,
  /** Packages whose prices one call changes. */
  pricesPerCall: 500,
  /** Characters (OWASP ASVS 5.0, V6.2.1 and V6.2.9). */
  passwordLeast: 10,
  passwordLength: 128,
  tokenLength: 4096,
  codeLength: 12,
} as const;
