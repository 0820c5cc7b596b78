export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
