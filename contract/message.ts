import { isRecord, toText } from './reading.ts';

/** The message of a successful answer; '' when it has none. */
export const messageOf = (answer: unknown): string => (isRecord(answer) ? toText(answer['message']) : '');
