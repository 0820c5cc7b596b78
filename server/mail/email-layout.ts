import { agencyName, nameFirst, nameRest, officeAddress, phones } from '#contract/agency.ts';
import type { EmailContent } from './email-content.ts';
import { html, type Markup } from './markup.ts';
import { palette } from './palette.ts';

const localFamily = 'Anek Devanagari,Kohinoor Devanagari,Nirmala UI,Noto Sans Devanagari,sans-serif';

/** A layout table. */
export const layoutTable = (style: string, rows: Markup | readonly Markup[]) =>
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

export const brandHeader = html`<tr>
    <td
      class="surface"
      style="background-color:${palette.surface};padding:16px 24px;border-radius:8px 8px 0 0"
    >
      <div class="ink" style="font-size:21px;line-height:24px;font-weight:800;color:${palette.ink}">
        ${nameFirst}
      </div>
      <div class="soft" style="font-size:13px;line-height:18px;font-weight:600;color:${palette.soft}">
        ${nameRest}
      </div>
    </td>
  </tr>
  ${palette.livery.map(
    (color) =>
      html`<tr>
        <td style="height:3px;line-height:3px;font-size:0;background-color:${color}">&nbsp;</td>
      </tr>`,
  )}`;

export function renderHeading({ title, local }: EmailContent): Markup {
  const name = html`<tr>
    <td align="center" style="padding:14px 4px 16px;color:${palette.onMarigold}">
      <div lang="hi" style="font-family:${localFamily};font-size:20px;line-height:30px;font-weight:700">
        ${local}
      </div>
      <h1 style="margin:0;font-size:28px;line-height:34px;font-weight:800">${title}</h1>
    </td>
  </tr>`;
  const ruled = html`<tr>
    <td style="padding:7px">
      ${layoutTable(`border:3px solid ${palette.onMarigold};border-radius:10px`, name)}
    </td>
  </tr>`;
  return html`<tr>
    <td class="surface" style="background-color:${palette.surface};padding:24px 24px 8px">
      ${layoutTable(`background-color:${palette.marigold};border-radius:16px`, ruled)}
    </td>
  </tr>`;
}

export function renderFooter({ reason }: EmailContent): Markup {
  const quiet = `color:${palette.quietOnDeep}`;
  return html`<tr>
    <td
      style="background-color:${palette.deep};padding:22px 24px 24px;border-radius:0 0 8px 8px;font-size:14px;line-height:22px;color:${palette.onDeep}"
    >
      <div style="font-weight:700">${agencyName}</div>
      <div style="${quiet}">${officeAddress.join(', ')}</div>
      <div><a href="${phones.india.address}" style="color:${palette.onDeep}">${phones.india.display}</a></div>
      <div style="margin-top:14px;font-size:13px;line-height:20px;${quiet}">${reason}</div>
    </td>
  </tr>`;
}
