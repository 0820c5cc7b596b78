import * as v from 'valibot';
import { LenientText } from './reading.ts';

const MessageAnswerSchema = v.object({ message: LenientText });

/** The message of a successful answer; '' when it has none. */
export function messageOf(answer: unknown): string {
  const result = v.safeParse(MessageAnswerSchema, answer);
  return result.success ? result.output.message : '';
}
