/** Logs a failure that is not shown (specification, section 8). */
export function logFailure(text: string, ...causes: readonly unknown[]) {
  // oxlint-disable-next-line no-console -- see above: whoever looks should learn why nothing happened
  console.warn(text, ...causes);
}
