import * as v from 'valibot';
import { DeletedItemSchema } from '#contract/admin-answers.ts';
import { SamplesAnswerSchema, SamplesInputSchema } from '#contract/first-steps.ts';
import { DestinationAnswer, MessageAnswer, PackageAnswer } from './answers.ts';
import type { Operations } from './operation.ts';

const list = <R extends `GET /${string}`, A extends v.ObjectEntries>(route: R, noun: string, answer: A) =>
  ({
    route,
    who: 'administrator',
    summary: `${noun} in the trash, deleted last first`,
    answer: v.strictObject(answer),
  }) as const;

const restore = <R extends `POST /${string}`, A extends v.ObjectEntries>(route: R, noun: string, answer: A) =>
  ({
    route,
    who: 'administrator',
    summary: `Restores ${noun} from the trash; a repeat answers the same`,
    answer: v.strictObject({ message: v.string(), ...answer }),
  }) as const;

const deleteForGood = <R extends `DELETE /${string}`>(route: R, noun: string) =>
  ({
    route,
    who: 'administrator',
    summary: `Deletes ${noun} that is in the trash`,
    answer: MessageAnswer,
  }) as const;

const items = v.array(DeletedItemSchema);

export const trash = {
  listDeletedPackages: list('GET /admin/deleted-packages', 'Packages', { packages: items }),
  listDeletedDestinations: list('GET /admin/deleted-destinations', 'Destinations', { destinations: items }),
  restorePackage: restore('POST /admin/restore-package/{id}', 'a package', { package: PackageAnswer }),
  restoreDestination: restore('POST /admin/restore-destination/{id}', 'a destination', {
    destination: DestinationAnswer,
  }),
  deletePackageForGood: deleteForGood('DELETE /admin/deleted-package/{id}', 'a package'),
  deleteDestinationForGood: deleteForGood('DELETE /admin/deleted-destination/{id}', 'a destination'),
  moveSamples: {
    route: 'PUT /admin/samples',
    who: 'administrator',
    summary: 'Moves the samples that were never edited to the trash, or those in it back',
    body: { json: SamplesInputSchema },
    answer: SamplesAnswerSchema,
  },
} as const satisfies Operations;
