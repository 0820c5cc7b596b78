/** How long a slow client is waited for, in ms. */
export interface Patience {
  /** Until the headers of a request are there. */
  readonly headers: number;
  /** Until a whole JSON body is there. */
  readonly json: number;
  /** In which a form must bring its next bytes (see `pace.ts`), and in which a client must take more of an answer. */
  readonly pause: number;
  /** After which a form that brings no byte is given up. */
  readonly silence: number;
  /** For what is left of a body that was refused. */
  readonly drain: number;
}

/** With the second in which connections are looked through, whoever drips is closed within 15 seconds. */
export const patience: Patience = {
  headers: 5000,
  json: 5000,
  pause: 12_000,
  silence: 30_000,
  drain: 5000,
};
