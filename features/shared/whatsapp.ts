interface Chat {
  /** Country code and number, digits only. */
  readonly digits: string;
  /** What stands in the chat's field, ready to be sent. */
  readonly message: string;
}

/** A chat with a prefilled message (faq.whatsapp.com, "How to use click to chat"). */
export function whatsAppLink({ digits, message }: Chat): string {
  const link = new URL(`https://wa.me/${digits}`);
  link.searchParams.set('text', message);
  // A plus sign would reach some phones as a plus sign; those of the text itself are already encoded.
  return link.href.replaceAll('+', '%20');
}
