/** A price in INR, as a plain number (specification, section 2). */
export const priceText = (price: number) => `Rs. ${price}`;

export interface PricedTour {
  /** INR, for all persons together; null when unknown. */
  readonly price: number | null;
  readonly persons: number | null;
}

/** What a price can be offered, filtered and sorted by, INR; null where it is unknown or asked for. */
export const statedPrice = ({ price }: Pick<PricedTour, 'price'>): number | null =>
  price !== null && price > 0 ? price : null;

/** A share of a price in whole rupees; `about` one that is rounded. */
export function shareText(price: number, shares: number): string {
  const share = price / shares;
  return `${Number.isInteger(share) ? '' : 'about '}${priceText(Math.round(share))}`;
}

/** The words beside `priceText`; '' when there is nothing true to say. */
export function priceScope({ price, persons }: PricedTour): string {
  if (price === null || price < 0) return '';
  if (price === 0) return 'Ask for the price';
  if (persons === null || persons < 1 || !Number.isInteger(persons)) return '';
  return persons === 1 ? 'for 1 person' : `for ${persons} persons, ${shareText(price, persons)} each`;
}
