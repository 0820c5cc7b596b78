interface Chat {
  readonly digits: string;
  readonly message: string;
}

/** faq.whatsapp.com, "How to use click to chat". `digits`: country code first, no plus sign. */
export function whatsAppLink({ digits, message }: Chat): string {
  const link = new URL(`https://wa.me/${digits}`);
  link.searchParams.set('text', message);
  // Some phones show a plus sign as it is; those of the message are already encoded as %2B.
  return link.href.replaceAll('+', '%20');
}
