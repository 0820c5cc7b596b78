/** Of an answer, without the id that each one has for itself. */
export const headersOf = (answer: Response | undefined): readonly (readonly [string, string])[] =>
  [...(answer?.headers ?? [])].filter(([name]) => name !== 'x-request-id');
