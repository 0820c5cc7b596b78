import * as v from 'valibot';
import { EarlierVersionSchema } from '#contract/admin-answers.ts';
import { wholeNumber } from '#contract/input-rules.ts';
import { StoredAgencySchema } from '#contract/stored-agency.ts';
import { limits } from '#contract/limits.ts';
import { DestinationAnswer, PackageAnswer } from './answers.ts';
import { parameter, type Operations } from './operation.ts';

const list = <R extends `GET /${string}`>(route: R, noun: string) =>
  ({
    route,
    who: 'administrator',
    summary: `The earlier versions of ${noun}, newest first`,
    answer: v.strictObject({ versions: v.array(EarlierVersionSchema) }),
  }) as const;

const version = parameter(wholeNumber('Version', 0, limits.version), 'Of the list of versions');

const read = <R extends `GET /${string}`, A extends v.ObjectEntries>(route: R, noun: string, answer: A) =>
  ({
    route,
    who: 'administrator',
    summary: `An earlier version of ${noun}`,
    query: { version },
    answer: v.strictObject(answer),
    refusals: [404],
  }) as const;

const facts = 'the facts of the agency';

/** Earlier versions, also of what is in the trash; they are restored by an edit with their values. */
export const history = {
  listPackageVersions: list('GET /admin/package-versions/{id}', 'a package'),
  listDestinationVersions: list('GET /admin/destination-versions/{id}', 'a destination'),
  listAgencyVersions: list('GET /admin/agency-versions', facts),
  readPackageVersion: read('GET /admin/package-version/{id}', 'a package', { package: PackageAnswer }),
  readDestinationVersion: read('GET /admin/destination-version/{id}', 'a destination', {
    destination: DestinationAnswer,
  }),
  readAgencyVersion: read('GET /admin/agency-version', facts, { agency: StoredAgencySchema }),
} as const satisfies Operations;
