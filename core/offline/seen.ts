/** Tells the worker what a page had loaded before there was one. */
export interface Seen {
  readonly type: 'seen';
  /** Whole addresses. */
  readonly page: string;
  readonly addresses: readonly string[];
}

/** Whether a message is that. */
export function isSeen(message: unknown): message is Seen {
  if (typeof message !== 'object' || message === null) return false;
  if (!('type' in message && 'page' in message && 'addresses' in message)) return false;
  const { type, page, addresses } = message;
  return type === 'seen' && typeof page === 'string' && isTexts(addresses);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
