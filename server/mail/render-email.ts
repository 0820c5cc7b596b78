import { html, raw } from 'hono/html';
import type { Agency } from '#contract/agency.ts';
import type { Message } from './mailer.ts';

type Markup = ReturnType<typeof html>;

/** A piece of a mail in both its forms. */
interface EmailPart {
  readonly text: string;
  readonly html: Markup;
  /** Below all pieces. */
  readonly end?: Markup;
}

export interface Recipient {
  readonly name: string;
  /** Such as `banyan.example`. */
  readonly host: string;
  /** The sender. */
  readonly agency: Agency;
}

export interface EmailContent {
  readonly to: Recipient;
  readonly subject: string;
  /** Shown beside the subject in lists of mails. */
  readonly preview: string;
  readonly title: string;
  /** The title in Hindi. */
  readonly local: string;
  /** After the greeting; a string is a paragraph. */
  readonly parts: readonly (string | EmailPart)[];
  /** Follows 'You get this mail because'. */
  readonly cause: string;
}

const family = 'Anek Latin,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
const localFamily = 'Anek Devanagari,Kohinoor Devanagari,Nirmala UI,Noto Sans Devanagari,sans-serif';
const codeFamily = 'ui-monospace,Menlo,Consolas,Roboto Mono,monospace';

/** The site's colours; mail programs do not support custom properties. */
const palette = {
  ground: '#f5f6f1',
  surface: '#ffffff',
  sunk: '#e9ece3',
  ink: '#12261f',
  soft: '#4b5d54',
  rani: '#b8105a',
  onRani: '#ffffff',
  marigold: '#ffc02e',
  onMarigold: '#12261f',
  deep: '#0a3327',
  onDeep: '#f3f6ee',
  quietOnDeep: '#b9d3c4',
  livery: ['#c2124f', '#ffc02e', '#1c8a6d'],
};

const darkThemeCss = raw(`
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      .ground { background-color: #0e1814 !important; }
      .surface { background-color: #15231d !important; }
      .sunk { background-color: #0a120f !important; }
      .ink { color: #f1f0e6 !important; }
      .soft { color: #aabbb0 !important; }
      .button { background-color: #ff86b3 !important; }
      .on-button { color: #3a0519 !important; }
    }`);
/** Invisible characters after the preview, so that lists of mails do not show the letter's first words there. */
const previewPadding = raw('&#847; &zwnj; '.repeat(60));

/** @param address '' for a mail to nobody */
export async function toMessage(email: EmailContent, address: string): Promise<Message> {
  const { name, host, agency } = email.to;
  const { agencyName, officeAddress, phones, supportEmail } = agency;
  const parts = [name === '' ? 'Namaste,' : `Namaste ${name},`, ...email.parts].map((part) =>
    typeof part === 'string' ? textPart(part) : part,
  );
  const reason = `You get this mail because ${email.cause} on ${host} with this address.`;
  const footer = [agencyName, officeAddress.join(', '), phones.india.display, '', reason].join('\n');
  return {
    to: address,
    agency: { name: agencyName, email: supportEmail.display },
    subject: email.subject,
    text: [email.title, ...parts.map(({ text }) => text), `-- \n${footer}`].join('\n\n') + '\n',
    html: await renderHtml(email, parts, reason),
  };
}

/** Tables, inline styles and nothing fetched, as mail programs require. */
async function renderHtml(
  { to: { agency }, subject, preview, title, local }: EmailContent,
  parts: readonly EmailPart[],
  reason: string,
): Promise<string> {
  const content = html`${parts.map((part) => part.html)} ${parts.map(({ end }) => end)}`;
  const sheet = layoutTable(`max-width:560px;font-family:${family}`, [
    renderBrand(agency),
    renderHeading(title, local),
    row(surface('padding:0 24px 28px'), content),
    renderFooter(agency, reason),
  ]);
  const markup = await html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
        <style>
          ${darkThemeCss}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${palette.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}${previewPadding}</div>
        ${layoutTable('', row('align="center" style="padding:24px 12px"', sheet))}
      </body>
    </html> `;
  return markup.replaceAll(/\n\s+/g, '\n');
}

const layoutTable = (style: string, rows: Markup | readonly Markup[]) =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="border-collapse:separate;${style}"
  >
    ${rows}
  </table>`;

/** A row of one cell. @param attributes of the cell, in HTML: only what stands in the code, as they are not escaped */
const row = (attributes: string, content: Markup) =>
  html`<tr>
    <td ${raw(attributes)}>${content}</td>
  </tr>`;

const surface = (style: string) => `class="surface" style="background-color:${palette.surface};${style}"`;

const renderBrand = ({ nameFirst, nameRest }: Agency) =>
  html`${row(
    surface('padding:16px 24px;border-radius:8px 8px 0 0'),
    html`<div class="ink" style="font-size:21px;line-height:24px;font-weight:800;color:${palette.ink}">
        ${nameFirst}
      </div>
      <div class="soft" style="font-size:13px;line-height:18px;font-weight:600;color:${palette.soft}">
        ${nameRest}
      </div>`,
  )}
  ${palette.livery.map((color) =>
    row(`style="height:3px;line-height:3px;font-size:0;background-color:${color}"`, raw('&nbsp;')),
  )}`;

function renderHeading(title: string, local: string): Markup {
  const name = html`<div
      lang="hi"
      style="font-family:${localFamily};font-size:20px;line-height:30px;font-weight:700"
    >
      ${local}
    </div>
    <h1 style="margin:0;font-size:28px;line-height:34px;font-weight:800">${title}</h1>`;
  const nameRow = row(`align="center" style="padding:14px 4px 16px;color:${palette.onMarigold}"`, name);
  const border = layoutTable(`border:3px solid ${palette.onMarigold};border-radius:10px`, nameRow);
  const borderRow = row('style="padding:7px"', border);
  const board = layoutTable(`background-color:${palette.marigold};border-radius:16px`, borderRow);
  return row(surface('padding:24px 24px 8px'), board);
}

const renderFooter = ({ agencyName, officeAddress, phones }: Agency, reason: string) =>
  row(
    `style="background-color:${palette.deep};padding:22px 24px 24px;border-radius:0 0 8px 8px;font-size:14px;line-height:22px;color:${palette.onDeep}"`,
    html`<div style="font-weight:700">${agencyName}</div>
      <div style="color:${palette.quietOnDeep}">${officeAddress.join(', ')}</div>
      <div><a href="${phones.india.address}" style="color:${palette.onDeep}">${phones.india.display}</a></div>
      <div style="margin-top:14px;font-size:13px;line-height:20px;color:${palette.quietOnDeep}">
        ${reason}
      </div>`,
  );

const noteStyle = 'font-size:15px;line-height:23px';
const paragraph = (className: 'ink' | 'soft', size: string, content: string | Markup) =>
  html`<p class="${className}" style="margin:16px 0 0;${size};color:${palette[className]}">${content}</p>`;

const textPart = (text: string): EmailPart => ({
  text,
  html: paragraph('ink', 'font-size:17px;line-height:26px', text),
});

/** Less prominent: what to do when the letter was not expected. */
export const notePart = (text: string): EmailPart => ({ text, html: paragraph('soft', noteStyle, text) });

/** letter-spacing adds its space after each digit, also the last; the left padding centres the code again. */
export function codePart(code: string): EmailPart {
  const cell = `class="sunk ink" align="center" style="background-color:${palette.sunk};border-radius:8px;padding:18px 0 18px 10px;font-family:${codeFamily};font-size:38px;line-height:46px;font-weight:700;letter-spacing:10px;color:${palette.ink}"`;
  const digits = html`<span style="-webkit-user-select:all;user-select:all">${code}</span>`;
  return { text: `    ${code}`, html: layoutTable('margin:20px 0 4px', row(cell, digits)) };
}

/** The address has a line of its own, so that mail programs do not break it. */
export function linkPart(label: string, address: string): EmailPart {
  const button = html`<a
    class="on-button"
    href="${address}"
    style="display:block;padding:12px 24px;font-size:17px;line-height:24px;font-weight:700;text-decoration:none;color:${palette.onRani}"
    >${label}</a
  >`;
  const cell = `class="button" align="center" style="background-color:${palette.rani};border-radius:8px"`;
  const copy = html`Does the button not work? Copy this address into your browser:<br /><a
      class="ink"
      href="${address}"
      style="color:${palette.ink};word-break:break-all"
      >${address}</a
    >`;
  return {
    text: `${label}:\n${address}`,
    html: layoutTable('margin:20px 0 4px', row(cell, button)),
    end: paragraph('soft', noteStyle, copy),
  };
}
