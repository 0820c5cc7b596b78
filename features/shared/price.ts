/** A price in INR, as a plain number (specification, section 2). */
export function priceText(price: number): string {
  return `Rs. ${price}`;
}
