import { htmlOf } from './letter-html.ts';
import { textOf } from './letter-text.ts';
import type { Letter } from './letter.ts';
import type { Message } from './mailer.ts';

export function toMessage(letter: Letter, to: string): Message {
  return { to, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}
