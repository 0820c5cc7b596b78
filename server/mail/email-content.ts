import type { Agency } from '#contract/agency.ts';

export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  /** Less prominent: what to do when the letter was not expected. */
  | { readonly kind: 'note'; readonly text: string };

export interface EmailContent {
  /** The sender. */
  readonly agency: Agency;
  readonly subject: string;
  /** Shown beside the subject in lists of mails. */
  readonly preview: string;
  readonly title: string;
  /** The title in Hindi. */
  readonly local: string;
  readonly parts: readonly EmailPart[];
  readonly reason: string;
}

/** Addresses have lines of their own, so that mail programs do not break them. */
export function renderText({ agency, title, parts, reason }: EmailContent): string {
  const { agencyName, officeAddress, phones } = agency;
  const footer = [agencyName, officeAddress.join(', '), phones.india.display, '', reason].join('\n');
  return [title, ...parts.map(renderPart), `-- \n${footer}`].join('\n\n') + '\n';
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
