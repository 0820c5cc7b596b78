import { codePart, linkPart, notePart, type EmailContent, type Recipient } from './render-email.ts';

const neverAsked =
  'Nobody from our office will ever ask you for it, on the phone or on WhatsApp. Please do not share it with anyone.';

export const createCodeEmail = (to: Recipient, code: string, minutes: number): EmailContent => ({
  to,
  subject: `Your sign-in code for ${to.agency.agencyName}`,
  preview: `It is valid for ${minutes} minutes and works once.`,
  title: 'Your sign-in code',
  local: 'आपका कोड',
  parts: [
    `Enter this code to sign in to ${to.agency.agencyName}:`,
    codePart(code),
    `It is valid for ${minutes} minutes and works once.`,
    notePart(neverAsked),
    notePart(
      'You did not ask for a code? Then there is nothing to do: without it, nobody can sign in as you.',
    ),
  ],
  cause: 'somebody asked for a code',
});

/** @param address of the page that sets the new password */
export const createResetEmail = (to: Recipient, address: string, minutes: number): EmailContent => ({
  to,
  subject: `Choose a new password for ${to.agency.agencyName}`,
  preview: `The link is valid for ${minutes} minutes and works once.`,
  title: 'A new password',
  local: 'नया पासवर्ड',
  parts: [
    'You asked for a new password. Choose it here:',
    linkPart('Choose a new password', address),
    `The link is valid for ${minutes} minutes and works once. Your old password keeps working until you choose a new one.`,
    notePart(
      'Nobody from our office will ever ask you for this link or your password. Please do not share them with anyone.',
    ),
    notePart('You did not ask for it? Then there is nothing to do: your password stays as it is.'),
  ],
  cause: 'somebody asked for a new password',
});

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** @param at ms since 1970 @param address of the page that mails a reset link */
export const createPasswordChangedEmail = (to: Recipient, at: number, address: string): EmailContent => ({
  to,
  subject: `Your password for ${to.agency.agencyName} was changed`,
  preview: 'If this was you, all is well.',
  title: 'Password changed',
  local: 'पासवर्ड बदल गया',
  parts: [
    `Your password was changed on ${indianTime.format(at)}, Indian time. You are signed out on every device; please sign in again with the new password.`,
    notePart(
      `This was not you? Then ask for another password at once, and call us on ${to.agency.phones.india.display}. Somebody may be reading your mail, so please change the password of your mailbox too.`,
    ),
    linkPart('Ask for another password', address),
  ],
  cause: 'your password was changed',
});

export const createNewEmailCodeEmail = (to: Recipient, code: string, minutes: number): EmailContent => ({
  to,
  subject: `Confirm your new e-mail for ${to.agency.agencyName}`,
  preview: `The code is valid for ${minutes} minutes and works once.`,
  title: 'Your new e-mail',
  local: 'आपका नया ई-मेल',
  parts: [
    `Enter this code to sign in to ${to.agency.agencyName} with this address from now on:`,
    codePart(code),
    `It is valid for ${minutes} minutes and works once. Until then nothing is changed.`,
    notePart(neverAsked),
    notePart('You did not ask for a code? Then there is nothing to do: without it, nothing is changed.'),
  ],
  cause: 'somebody wants to sign in',
});

/** To an address that a person wants to sign in with and somebody else has. */
export const createEmailTakenEmail = (to: Recipient): EmailContent => ({
  to,
  subject: `Your e-mail for ${to.agency.agencyName} was not changed`,
  preview: 'This address has an account already.',
  title: 'This address has an account',
  local: 'इस पते पर खाता है',
  parts: [
    `Somebody wanted to sign in to ${to.agency.agencyName} with this address. It has an account already, so nothing was changed.`,
    notePart(
      'Was it you? Whoever looks after the server can make this account an administrator. It was not you? Then there is nothing to do.',
    ),
  ],
  cause: 'somebody wants to sign in',
});

/** To the earlier address. @param email the new one @param at ms since 1970 */
export const createEmailChangedEmail = (to: Recipient, email: string, at: number): EmailContent => ({
  to,
  subject: `Your e-mail for ${to.agency.agencyName} was changed`,
  preview: 'If this was you, all is well.',
  title: 'E-mail changed',
  local: 'ई-मेल बदल गया',
  parts: [
    `The e-mail that you sign in with was changed to ${email} on ${indianTime.format(at)}, Indian time. You can no longer sign in with this address.`,
    notePart(
      'This was not you? Then somebody knows your password. Ask whoever looks after the server at once to take the rights of the new address away.',
    ),
  ],
  cause: 'you signed in until now',
});
