import { domainToASCII } from 'node:url';

/** Code points of fullwidth and halfwidth letters, digits and signs (UAX #11). */
const otherWidths = /[\uFF01-\uFFEE]/g;

/**
 * One form for each address, so that it is one account however it was typed. The part before the last @: letters of
 * the usual width, in lower case, in NFC (PRECIS UsernameCaseMapped, RFC 8265, 3.3), as far as mail providers do: no
 * letter is refused, no dot taken out. The domain: lower case, in the ASCII form that mail servers use (UTS #46).
 */
export function normaliseEmail(email: string): string {
  const address = email.trim();
  const end = address.lastIndexOf('@');
  if (end === -1) return normaliseLocalPart(address);
  return `${normaliseLocalPart(address.slice(0, end))}@${normaliseDomain(address.slice(end + 1))}`;
}

/** Whether mails can come: not for the first administrator of a new installation, `admin@localhost`. */
export const hasMailbox = (email: string): boolean => !email.endsWith('@localhost');

const normaliseLocalPart = (text: string) =>
  text
    .replaceAll(otherWidths, (letter) => letter.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFC');

function normaliseDomain(domain: string): string {
  const lower = domain.toLowerCase().normalize('NFC');
  // Of ASCII names nothing but the case is changed: a number would be read as an address of IPv4.
  if (/^[\0-\x7F]*$/.test(lower)) return lower;
  return domainToASCII(lower) || lower;
}
