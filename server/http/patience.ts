/** How long a slow client is waited for, in ms. */
export interface Patience {
  /** Until the headers of a request are there. */
  readonly headers: number;
  /** Until a whole JSON body is there. */
  readonly json: number;
  /** In which a form must bring its next `paceBytes`, and in which a client must take more of an answer. */
  readonly pause: number;
  /** For what is left of a body that was refused. */
  readonly drain: number;
}

/** Bytes of a form in one `pause`: less than the slowest phone connection brings, more than somebody who drips. */
export const paceBytes = 4096;

/** With the second in which connections are looked through, whoever drips is closed within 15 seconds. */
export const patience: Patience = { headers: 5000, json: 5000, pause: 12_000, drain: 5000 };
