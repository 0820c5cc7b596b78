/** Message to the worker: what a page loaded without it. */
export interface VisitedMessage {
  readonly type: 'seen';
  /** Address of the page; null where the worker served it. */
  readonly page: string | null;
  /** Absolute. */
  readonly addresses: readonly string[];
}

export function isVisitedMessage(message: unknown): message is VisitedMessage {
  if (typeof message !== 'object' || message === null) return false;
  if (!('type' in message && 'page' in message && 'addresses' in message)) return false;
  const { type, page, addresses } = message;
  return type === 'seen' && (page === null || typeof page === 'string') && isStringArray(addresses);
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
