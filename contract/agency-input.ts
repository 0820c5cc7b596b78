import * as v from 'valibot';
import type { AgencyChanges } from './agency.ts';
import { agencyFields } from './fields/agency-fields.ts';
import { patchOf } from './fields/input.ts';
import { readPhoneNumber } from './phone-number.ts';

const { entries } = patchOf(agencyFields);

const phoneNumber = (name: 'phoneIndia' | 'phoneInternational' | 'phonePackages' | 'whatsApp') =>
  v.exactOptional(
    v.pipe(
      entries[name].wrapped,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = readPhoneNumber(dataset.value, agencyFields[name].label, {
          isForWhatsApp: name === 'whatsApp',
        });
        if ('value' in read) return read.value;
        addIssue({ message: read.error });
        return NEVER;
      }),
    ),
  );

/** The facts that differ from the originals; a missing one is the original. Numbers and texts come back normalised. */
export const AgencyInputSchema = v.object({
  ...entries,
  phoneIndia: phoneNumber('phoneIndia'),
  phoneInternational: phoneNumber('phoneInternational'),
  phonePackages: phoneNumber('phonePackages'),
  whatsApp: phoneNumber('whatsApp'),
}) satisfies v.GenericSchema<unknown, AgencyChanges>;

/**
 * Divides what a save sends into facts that are stored as they are, which no rule that came later refuses, and the rest,
 * which `AgencyInputSchema` checks.
 */
export function divideFacts(sent: Readonly<Record<string, unknown>>, stored: AgencyChanges) {
  const isStored = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(sent[name]);
  const unchanged: AgencyChanges = Object.fromEntries(Object.entries(stored).filter(isStored));
  const changed = Object.entries(sent).filter(([name]) => !Object.hasOwn(unchanged, name));
  return { unchanged, changed: Object.fromEntries(changed) };
}
