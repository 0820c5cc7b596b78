import type { Mailer, Message } from '#server/mail/mailer.ts';

export function createMemoryMailer(): Mailer & { readonly sent: readonly Message[] } {
  const sent: Message[] = [];
  return { sent, send: async (message) => void sent.push(message) };
}
