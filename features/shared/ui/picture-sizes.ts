/**
 * A stored picture may be enlarged by so much: nobody sees it, and the next stored width has half as many pixels again
 * or four times as many (`pictureWidths`). A phone of 360 px with three device pixels each needs 960 of a card.
 */
const tolerance = 0.95;

/**
 * Width over height. Of a broader picture, such as a panorama, whose sides a card cuts off, only this part counts in the
 * widths of its `srcset`. What a card cuts off a photograph of 16:9 is too little to fetch a larger one for.
 */
export const countedRatio = 2;

/**
 * `sizes` of a picture (HTML Standard, "sizes attributes").
 *
 * @param widths CSS widths of its box, by the least width of the window in px: `{ 0: '100vw - 40px', 768: '300px' }`
 * @param scale how many times wider the picture is than its box, whose `object-fit` cuts the rest off
 */
export function pictureSizes(widths: Readonly<Record<number, string>>, scale = 1): string {
  const factor = Number((tolerance * scale).toFixed(2));
  return Object.entries(widths)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([least, width]) => {
      const size = `calc(${factor} * (${width}))`;
      return least === '0' ? size : `(min-width: ${least}px) ${size}`;
    })
    .join(', ');
}
