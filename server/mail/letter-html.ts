import { board, brand, foot, table } from './frame-html.ts';
import type { Letter, Part } from './letter.ts';
import { html, type Markup } from './markup.ts';
import { night, paint } from './paint.ts';

const family = 'Anek Latin,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
const codeFamily = 'ui-monospace,Menlo,Consolas,Roboto Mono,monospace';

const themes: Markup = {
  markup: `
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      .ground { background-color: ${night.ground} !important; }
      .surface { background-color: ${night.surface} !important; }
      .sunk { background-color: ${night.sunk} !important; }
      .ink { color: ${night.ink} !important; }
      .soft { color: ${night.soft} !important; }
      .button { background-color: ${night.rani} !important; }
      .on-button { color: ${night.onRani} !important; }
    }`,
};
/** Invisible characters after the preview, so that lists of mails do not show the letter's first words there. */
const silence: Markup = { markup: '&#847; &zwnj; '.repeat(60) };

/** Tables, inline styles and nothing fetched, as mail programs require. */
export function htmlOf(letter: Letter): string {
  const said = html`<tr>
    <td class="surface" style="background-color:${paint.surface};padding:0 24px 28px">
      ${letter.parts.map(partHtml)} ${letter.parts.flatMap(plainAddress)}
    </td>
  </tr>`;
  const sheet = table(`max-width:560px;font-family:${family}`, [brand, board(letter), said, foot(letter)]);
  const page = html`<tr>
    <td align="center" style="padding:24px 12px">${sheet}</td>
  </tr>`;
  const { markup } = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${letter.subject}</title>
        <style>
          ${themes}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${paint.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}${silence}</div>
        ${table('', page)}
      </body>
    </html> `;
  return markup.replaceAll(/\n\s+/g, '\n');
}

function partHtml(part: Part): Markup {
  switch (part.kind) {
    case 'text':
      return paragraph('ink', 'font-size:17px;line-height:26px', part.text);
    case 'note':
      return paragraph('soft', quiet, part.text);
    case 'code':
      return codeHtml(part.code);
    case 'link':
      return linkHtml(part);
    default:
      return part satisfies never;
  }
}

const quiet = 'font-size:15px;line-height:23px';
const paragraph = (look: 'ink' | 'soft', size: string, said: string | Markup) =>
  html`<p class="${look}" style="margin:16px 0 0;${size};color:${paint[look]}">${said}</p>`;

/** letter-spacing adds its space after each digit, also the last; the left padding centres the code again. */
function codeHtml(code: string): Markup {
  const shown = html`<tr>
    <td
      class="sunk ink"
      align="center"
      style="background-color:${paint.sunk};border-radius:8px;padding:18px 0 18px 10px;font-family:${codeFamily};font-size:38px;line-height:46px;font-weight:700;letter-spacing:10px;color:${paint.ink}"
    >
      <span style="-webkit-user-select:all;user-select:all">${code}</span>
    </td>
  </tr>`;
  return table('margin:20px 0 4px', shown);
}

function linkHtml({ label, address }: Extract<Part, { kind: 'link' }>): Markup {
  const button = html`<tr>
    <td class="button" align="center" style="background-color:${paint.rani};border-radius:8px">
      <a
        class="on-button"
        href="${address}"
        style="display:block;padding:12px 24px;font-size:17px;line-height:24px;font-weight:700;text-decoration:none;color:${paint.onRani}"
        >${label}</a
      >
    </td>
  </tr>`;
  return table('margin:20px 0 4px', button);
}

/** For programs that show no button. */
function plainAddress(part: Part): Markup[] {
  if (part.kind !== 'link') return [];
  const said = html`Does the button not work? Copy this address into your browser:<br /><a
      class="ink"
      href="${part.address}"
      style="color:${paint.ink};word-break:break-all"
      >${part.address}</a
    >`;
  return [paragraph('soft', quiet, said)];
}
