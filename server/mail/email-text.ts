import { agencyName, officeAddress, phones } from '#contract/agency.ts';
import type { EmailContent, EmailPart } from './email-content.ts';

/** Addresses have lines of their own, so that mail programs do not break them. */
export function renderText({ title, parts, reason }: EmailContent): string {
  const foot = [agencyName, officeAddress.join(', '), phones.india.display, '', reason].join('\n');
  return [title, ...parts.map(renderPart), `-- \n${foot}`].join('\n\n') + '\n';
}

function renderPart(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'code':
      return `    ${part.code}`;
    case 'link':
      return `${part.label}:\n${part.address}`;
    default:
      return part satisfies never;
  }
}
