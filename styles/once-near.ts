/**
 * For what stands below the first screen: it is laid out and painted once it comes near the window, which brings the
 * first paint forward. Until then it counts as `height` pixels, so that the page keeps its length; afterwards as high
 * as it was last (https://developer.mozilla.org/en-US/docs/Web/CSS/contain-intrinsic-block-size).
 */
export const onceNear = (height: number) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` }) as const;
