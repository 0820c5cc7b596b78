/**
 * What the specification wants logged and not shown (section 8), and what only a later attempt can mend.
 * @param causes what is known of why
 */
export function logFailure(text: string, ...causes: readonly unknown[]) {
  // oxlint-disable-next-line no-console -- see above: whoever looks should learn why nothing happened
  console.warn(text, ...causes);
}
