/** Logs a failure that is not shown (specification, section 8). */
export function logFailure(text: string, ...causes: readonly unknown[]) {
  // oxlint-disable-next-line no-console -- the console is the log of the browser
  console.warn(text, ...causes);
}
