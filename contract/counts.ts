/** What visitors do with a package that our backend counts; the page is `open`ed. */
export const countedEvents = ['open', 'call', 'chat', 'share', 'brochure'] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** Body of `POST /api/count`. */
export interface CountInput {
  readonly event: CountedEvent;
  /** Of a public package. */
  readonly id: string;
}
