/**
 * A key for one opened form, by which the server knows a create that is sent again (`contract/editing.ts`).
 * Not `crypto.randomUUID`, which browsers keep from pages that came over plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
