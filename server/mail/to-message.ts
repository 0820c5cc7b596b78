import { renderHtml } from './email-html.ts';
import { renderText } from './email-text.ts';
import type { EmailContent } from './email-content.ts';
import type { Message } from './mailer.ts';

export function toMessage(letter: EmailContent, to: string): Message {
  return { to, subject: letter.subject, text: renderText(letter), html: renderHtml(letter) };
}
