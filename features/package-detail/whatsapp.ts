interface Enquiry {
  /** Country code and number, digits only. */
  readonly digits: string;
  readonly name: string;
  /** Absolute address of the package's page. */
  readonly address: string;
}

/** A chat with a prefilled message (faq.whatsapp.com, "How to use click to chat"). */
export function whatsAppLink({ digits, name, address }: Enquiry): string {
  const link = new URL(`https://wa.me/${digits}`);
  link.searchParams.set('text', `Hello! I would like to know more about ${name}: ${address}`);
  // A plus sign would reach some phones as a plus sign; those of the text itself are already encoded.
  return link.href.replaceAll('+', '%20');
}
