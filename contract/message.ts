import * as v from 'valibot';
import { LenientText } from './reading.ts';

const MessageAnswerSchema = v.object({ message: LenientText });

/** The message of a success, which its status tells; '' when the answer has none or is anything else. */
export function messageOf(answer: unknown): string {
  const read = v.safeParse(MessageAnswerSchema, answer);
  return read.success ? read.output.message : '';
}
