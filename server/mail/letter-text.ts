import { agencyName, officeAddress, phones } from '#contract/agency.ts';
import type { Letter, Part } from './letter.ts';

/** Addresses have lines of their own, so that mail programs do not break them. */
export function textOf({ title, parts, reason }: Letter): string {
  const foot = [agencyName, officeAddress.join(', '), phones.india.display, '', reason].join('\n');
  return [title, ...parts.map(partText), `-- \n${foot}`].join('\n\n') + '\n';
}

function partText(part: Part): string {
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
