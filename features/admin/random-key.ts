/** Random, for idempotency and drafts. Not `crypto.randomUUID`, which exists in secure contexts only. */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
