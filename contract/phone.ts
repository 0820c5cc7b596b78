/** A telephone number as people read it and as a `tel:` link dials it (RFC 3966). */
export interface Phone {
  readonly display: string;
  readonly address: string;
}
