/** Names of the view transition in which a package's picture and price move from its card to its page. */
export const sharedElement = {
  name: 'package-picture',
  price: 'package-price',
  targetAttribute: 'data-carried-picture',
  priceAttribute: 'data-carried-price',
  /** The card's picture as a CSS image, shown until the page's own has loaded. */
  image: '--carried-picture',
} as const;
