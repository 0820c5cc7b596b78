import { completeFacts, originalFacts, type AgencyChanges } from '#contract/agency.ts';
import { agencyLabels } from '#contract/fields/agency-fields.ts';

/** Characters of a text that is quoted. */
const quotable = 40;

/** What a save changed in one line, such as `WhatsApp number +91 98765 43210 to +91 90000 11111, reviews`; '' for nothing. */
export function summarizeAgencyChange(before: AgencyChanges, after: AgencyChanges): string {
  const [earlier, later] = [toValues(before), toValues(after)];
  return Object.entries(agencyLabels)
    .filter(([name]) => JSON.stringify(earlier.get(name)) !== JSON.stringify(later.get(name)))
    .map(([name, label]) => describe(label, earlier.get(name), later.get(name)))
    .join(', ');
}

function toValues(changes: AgencyChanges) {
  const { latitude, longitude, ...facts } = completeFacts(originalFacts, changes);
  return new Map<string, unknown>(Object.entries({ ...facts, position: `${latitude}, ${longitude}` }));
}

function describe(label: string, before: unknown, after: unknown): string {
  const texts = [before, after].map((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : undefined,
  );
  const [from, to] = texts;
  const isQuoted = from !== undefined && to !== undefined && Math.max(from.length, to.length) <= quotable;
  return isQuoted ? `${label} ${from || 'none'} to ${to || 'none'}` : label;
}
