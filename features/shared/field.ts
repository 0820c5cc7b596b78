/** The value of an own key; undefined for anything but an object that has it. */
export function field(answer: unknown, key: string): unknown {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, key)) return undefined;
  return Reflect.get(answer, key);
}
