export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A price in INR, as a plain number (specification, section 2). */
export function priceText(price: number): string {
  return `Rs. ${price}`;
}
