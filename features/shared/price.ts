/** A price in INR as the specification writes it (section 2): the plain number. */
export function priceText(price: number): string {
  return `Rs. ${price}`;
}
