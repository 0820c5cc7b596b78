/** Names of the view transition in which a package's picture moves from its card to its page. */
export const sharedElement = {
  name: 'package-picture',
  targetAttribute: 'data-carried-picture',
  /** The card's picture as a CSS image, shown until the page's own has loaded. */
  image: '--carried-picture',
} as const;
