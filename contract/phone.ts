/** A number as text, and as a `tel:` URI (RFC 3966). */
export interface Phone {
  readonly display: string;
  readonly address: string;
}
