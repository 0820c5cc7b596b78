import type { Agency } from '#contract/agency.ts';
import { renderText, type EmailContent, type EmailPart, renderHtml } from './render-email.ts';
import type { Message } from './mailer.ts';

export interface Recipient {
  readonly name: string;
  /** Such as `banyan.example`. */
  readonly host: string;
  readonly agency: Agency;
}

const text = (content: string): EmailPart => ({ kind: 'text', text: content });
const note = (content: string): EmailPart => ({ kind: 'note', text: content });
const greeting = ({ name }: Recipient) => text(name === '' ? 'Namaste,' : `Namaste ${name},`);
const formatReason = (cause: string, { host }: Recipient) =>
  `You get this mail because ${cause} on ${host} with this address.`;

const neverAsked =
  'Nobody from our office will ever ask you for it, on the phone or on WhatsApp. Please do not share it with anyone.';

export function createCodeEmail(to: Recipient, code: string, minutes: number): EmailContent {
  return {
    agency: to.agency,
    subject: `Your sign-in code for ${to.agency.agencyName}`,
    preview: `It is valid for ${minutes} minutes and works once.`,
    title: 'Your sign-in code',
    local: 'आपका कोड',
    parts: [
      greeting(to),
      text(`Enter this code to sign in to ${to.agency.agencyName}:`),
      { kind: 'code', code },
      text(`It is valid for ${minutes} minutes and works once.`),
      note(neverAsked),
      note('You did not ask for a code? Then there is nothing to do: without it, nobody can sign in as you.'),
    ],
    reason: formatReason('somebody asked for a code', to),
  };
}

/** @param address of the page that sets the new password */
export function createResetEmail(to: Recipient, address: string, minutes: number): EmailContent {
  return {
    agency: to.agency,
    subject: `Choose a new password for ${to.agency.agencyName}`,
    preview: `The link is valid for ${minutes} minutes and works once.`,
    title: 'A new password',
    local: 'नया पासवर्ड',
    parts: [
      greeting(to),
      text('You asked for a new password. Choose it here:'),
      { kind: 'link', label: 'Choose a new password', address },
      text(
        `The link is valid for ${minutes} minutes and works once. Your old password keeps working until you choose a new one.`,
      ),
      note(
        'Nobody from our office will ever ask you for this link or your password. Please do not share them with anyone.',
      ),
      note('You did not ask for it? Then there is nothing to do: your password stays as it is.'),
    ],
    reason: formatReason('somebody asked for a new password', to),
  };
}

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** @param at ms since 1970 @param address of the page that mails a reset link */
export function createPasswordChangedEmail(to: Recipient, at: number, address: string): EmailContent {
  return {
    agency: to.agency,
    subject: `Your password for ${to.agency.agencyName} was changed`,
    preview: 'If this was you, all is well.',
    title: 'Password changed',
    local: 'पासवर्ड बदल गया',
    parts: [
      greeting(to),
      text(
        `Your password was changed on ${indianTime.format(at)}, Indian time. You are signed out on every device; please sign in again with the new password.`,
      ),
      note(
        `This was not you? Then ask for another password at once, and call us on ${to.agency.phones.india.display}. Somebody may be reading your mail, so please change the password of your mailbox too.`,
      ),
      { kind: 'link', label: 'Ask for another password', address },
    ],
    reason: formatReason('your password was changed', to),
  };
}

export function createNewEmailCodeEmail(to: Recipient, code: string, minutes: number): EmailContent {
  return {
    agency: to.agency,
    subject: `Confirm your new e-mail for ${to.agency.agencyName}`,
    preview: `The code is valid for ${minutes} minutes and works once.`,
    title: 'Your new e-mail',
    local: 'आपका नया ई-मेल',
    parts: [
      greeting(to),
      text(`Enter this code to sign in to ${to.agency.agencyName} with this address from now on:`),
      { kind: 'code', code },
      text(`It is valid for ${minutes} minutes and works once. Until then nothing is changed.`),
      note(neverAsked),
      note('You did not ask for a code? Then there is nothing to do: without it, nothing is changed.'),
    ],
    reason: formatReason('somebody wants to sign in', to),
  };
}

/** To an address that a person wants to sign in with and somebody else has. */
export function createEmailTakenEmail(to: Recipient): EmailContent {
  return {
    agency: to.agency,
    subject: `Your e-mail for ${to.agency.agencyName} was not changed`,
    preview: 'This address has an account already.',
    title: 'This address has an account',
    local: 'इस पते पर खाता है',
    parts: [
      greeting(to),
      text(
        `Somebody wanted to sign in to ${to.agency.agencyName} with this address. It has an account already, so nothing was changed.`,
      ),
      note(
        'Was it you? Whoever looks after the server can make this account an administrator. It was not you? Then there is nothing to do.',
      ),
    ],
    reason: formatReason('somebody wants to sign in', to),
  };
}

/** To the earlier address. @param email the new one @param at ms since 1970 */
export function createEmailChangedEmail(to: Recipient, email: string, at: number): EmailContent {
  return {
    agency: to.agency,
    subject: `Your e-mail for ${to.agency.agencyName} was changed`,
    preview: 'If this was you, all is well.',
    title: 'E-mail changed',
    local: 'ई-मेल बदल गया',
    parts: [
      greeting(to),
      text(
        `The e-mail that you sign in with was changed to ${email} on ${indianTime.format(at)}, Indian time. You can no longer sign in with this address.`,
      ),
      note(
        'This was not you? Then somebody knows your password. Ask whoever looks after the server at once to take the rights of the new address away.',
      ),
    ],
    reason: formatReason('you signed in until now', to),
  };
}

export async function toMessage(email: EmailContent, to: string): Promise<Message> {
  const { agencyName, supportEmail } = email.agency;
  return {
    to,
    agency: { name: agencyName, email: supportEmail.display },
    subject: email.subject,
    text: renderText(email),
    html: await renderHtml(email),
  };
}
