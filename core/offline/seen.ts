/** Tells the worker what a page had loaded without it. */
export interface Seen {
  readonly type: 'seen';
  /** The page itself, where the worker did not bring it. */
  readonly page: string | null;
  /** Whole addresses. */
  readonly addresses: readonly string[];
}

/** Whether a message is that. */
export function isSeen(message: unknown): message is Seen {
  if (typeof message !== 'object' || message === null) return false;
  if (!('type' in message && 'page' in message && 'addresses' in message)) return false;
  const { type, page, addresses } = message;
  return type === 'seen' && (page === null || typeof page === 'string') && isTexts(addresses);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
