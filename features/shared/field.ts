/** The value under a key of an answer; undefined for what is no object or has no such key of its own. */
export function field(answer: unknown, key: string): unknown {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, key)) return undefined;
  return Reflect.get(answer, key);
}
