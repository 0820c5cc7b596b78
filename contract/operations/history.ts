import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { wholeNumber } from '#contract/input-rules.ts';
import { limits } from '#contract/limits.ts';
import { AgencyAnswer, DestinationAnswer, EarlierVersionAnswer, PackageAnswer } from './answers.ts';
import { parameter, withId, type Operations } from './operation.ts';

const list = (path: string, noun: string) =>
  ({
    method: 'GET',
    who: 'administrator',
    path,
    summary: `The earlier versions of ${noun}, newest first`,
    answer: v.strictObject({ versions: v.array(EarlierVersionAnswer) }),
  }) as const;

const version = parameter(wholeNumber('Version', 0, limits.version), 'Of the list of versions');

const read = <A extends v.ObjectEntries>(path: string, noun: string, answer: A) =>
  ({
    method: 'GET',
    who: 'administrator',
    path,
    summary: `An earlier version of ${noun}`,
    query: { version },
    answer: v.strictObject(answer),
    refusals: [404],
  }) as const;

const facts = 'the facts of the agency';

/** Earlier versions, also of what is in the trash; they are restored by an edit with their values. */
export const history = {
  listPackageVersions: list(withId(calls.packageVersions), 'a package'),
  listDestinationVersions: list(withId(calls.destinationVersions), 'a destination'),
  listAgencyVersions: list(calls.agencyVersions, facts),
  readPackageVersion: read(withId(calls.packageVersion), 'a package', { package: PackageAnswer }),
  readDestinationVersion: read(withId(calls.destinationVersion), 'a destination', {
    destination: DestinationAnswer,
  }),
  readAgencyVersion: read(calls.agencyVersion, facts, { agency: AgencyAnswer }),
} as const satisfies Operations;
