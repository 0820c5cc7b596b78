/**
 * A key that no other one is like: for one attempt to create something, by which the server knows it when it is
 * sent again (`contract/editing.ts`), or for one opened form.
 * Not `crypto.randomUUID`, which browsers keep from pages that came over plain http.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
