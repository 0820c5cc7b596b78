/** Limits for slow clients, in ms. */
export interface Timeouts {
  readonly headers: number;
  readonly json: number;
  /** For `paceBytes` of a form, and for any progress of an answer. */
  readonly pause: number;
  /** Longest gap within a form. */
  readonly silence: number;
  readonly drain: number;
}

/** With Node's check of connections every second, a client that steadily drips is closed within 15 seconds. */
export const defaultTimeouts: Timeouts = {
  headers: 5000,
  json: 5000,
  pause: 12_000,
  silence: 30_000,
  drain: 5000,
};
