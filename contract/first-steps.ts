import * as v from 'valibot';
import { inputObject } from './input-rules.ts';
import { OwnIdSchema } from './admin-answers.ts';

/** Answer of `GET /api/admin/first-steps`: what a new agency has done, and how many samples are left. */
export const FirstStepsSchema = v.object({
  /** The agency's phone in India and its WhatsApp number are stored. */
  phones: v.boolean(),
  /** Its name and its address are stored. */
  office: v.boolean(),
  /** There is a package that is no sample, or a sample with another name. */
  ownTour: v.boolean(),
  /** The administrator who asks signs in with an address to which mails can come. */
  email: v.boolean(),
  /** There is a mail server, and no mail has failed since the last that it took. */
  mail: v.boolean(),
  /** A backup is kept elsewhere: by `BACKUP_URL`, or by an administrator who has downloaded one. */
  backup: v.boolean(),
  samples: v.object({
    /** As they came: never edited since. */
    packages: v.number(),
    destinations: v.number(),
    /** Of both kinds, those of them that are in the trash. */
    deleted: v.number(),
  }),
});
export type FirstSteps = v.InferOutput<typeof FirstStepsSchema>;

/** Body of `PUT /api/admin/samples`: false moves all samples that were never edited to the trash, true restores those in it. */
export const SamplesInputSchema = inputObject({
  present: v.boolean('Whether the samples are present must be true or false'),
});

const Ids = v.array(OwnIdSchema);

/** Its answer: the ids of what was moved. */
export const SamplesAnswerSchema = v.object({ message: v.string(), packages: Ids, destinations: Ids });
