import * as v from 'valibot';
import { LenientText } from './reading.ts';

const MessageAnswerSchema = v.object({ message: LenientText });

/** The message of a successful answer; '' when it has none. */
export function messageOf(answer: unknown): string {
  const read = v.safeParse(MessageAnswerSchema, answer);
  return read.success ? read.output.message : '';
}
