/** Joins class names; what is not given is left out. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
