/** Where picture and price of a followed card move on its package's page (core/navigation/picture-transition.ts). */
export const sharedElement = {
  targetAttribute: 'data-carried-picture',
  priceAttribute: 'data-carried-price',
  /** The card's picture as a CSS image, shown until the page's own has loaded. */
  image: '--carried-picture',
} as const;
