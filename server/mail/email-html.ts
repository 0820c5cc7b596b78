import { renderHeading, brandHeader, renderFooter, layoutTable } from './email-layout.ts';
import type { EmailContent, EmailPart } from './email-content.ts';
import { html, type Markup } from './markup.ts';
import { darkPalette, palette } from './palette.ts';

const family = 'Anek Latin,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
const codeFamily = 'ui-monospace,Menlo,Consolas,Roboto Mono,monospace';

const darkThemeCss: Markup = {
  markup: `
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      .ground { background-color: ${darkPalette.ground} !important; }
      .surface { background-color: ${darkPalette.surface} !important; }
      .sunk { background-color: ${darkPalette.sunk} !important; }
      .ink { color: ${darkPalette.ink} !important; }
      .soft { color: ${darkPalette.soft} !important; }
      .button { background-color: ${darkPalette.rani} !important; }
      .on-button { color: ${darkPalette.onRani} !important; }
    }`,
};
/** Invisible characters after the preview, so that lists of mails do not show the letter's first words there. */
const previewPadding: Markup = { markup: '&#847; &zwnj; '.repeat(60) };

/** Tables, inline styles and nothing fetched, as mail programs require. */
export function renderHtml(letter: EmailContent): string {
  const said = html`<tr>
    <td class="surface" style="background-color:${palette.surface};padding:0 24px 28px">
      ${letter.parts.map(renderPart)} ${letter.parts.flatMap(plainAddress)}
    </td>
  </tr>`;
  const sheet = layoutTable(`max-width:560px;font-family:${family}`, [
    brandHeader,
    renderHeading(letter),
    said,
    renderFooter(letter),
  ]);
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
          ${darkThemeCss}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${palette.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}${previewPadding}</div>
        ${layoutTable('', page)}
      </body>
    </html> `;
  return markup.replaceAll(/\n\s+/g, '\n');
}

function renderPart(part: EmailPart): Markup {
  switch (part.kind) {
    case 'text':
      return paragraph('ink', 'font-size:17px;line-height:26px', part.text);
    case 'note':
      return paragraph('soft', quiet, part.text);
    case 'code':
      return renderCode(part.code);
    case 'link':
      return renderLink(part);
    default:
      return part satisfies never;
  }
}

const quiet = 'font-size:15px;line-height:23px';
const paragraph = (look: 'ink' | 'soft', size: string, said: string | Markup) =>
  html`<p class="${look}" style="margin:16px 0 0;${size};color:${palette[look]}">${said}</p>`;

/** letter-spacing adds its space after each digit, also the last; the left padding centres the code again. */
function renderCode(code: string): Markup {
  const shown = html`<tr>
    <td
      class="sunk ink"
      align="center"
      style="background-color:${palette.sunk};border-radius:8px;padding:18px 0 18px 10px;font-family:${codeFamily};font-size:38px;line-height:46px;font-weight:700;letter-spacing:10px;color:${palette.ink}"
    >
      <span style="-webkit-user-select:all;user-select:all">${code}</span>
    </td>
  </tr>`;
  return layoutTable('margin:20px 0 4px', shown);
}

function renderLink({ label, address }: Extract<EmailPart, { kind: 'link' }>): Markup {
  const button = html`<tr>
    <td class="button" align="center" style="background-color:${palette.rani};border-radius:8px">
      <a
        class="on-button"
        href="${address}"
        style="display:block;padding:12px 24px;font-size:17px;line-height:24px;font-weight:700;text-decoration:none;color:${palette.onRani}"
        >${label}</a
      >
    </td>
  </tr>`;
  return layoutTable('margin:20px 0 4px', button);
}

/** For programs that show no button. */
function plainAddress(part: EmailPart): Markup[] {
  if (part.kind !== 'link') return [];
  const said = html`Does the button not work? Copy this address into your browser:<br /><a
      class="ink"
      href="${part.address}"
      style="color:${palette.ink};word-break:break-all"
      >${part.address}</a
    >`;
  return [paragraph('soft', quiet, said)];
}
