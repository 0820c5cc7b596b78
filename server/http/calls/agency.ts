import type { Hono } from 'hono';
import * as v from 'valibot';
import { AgencyInputSchema, divideFacts } from '#contract/agency-input.ts';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { agencyId, editAgency, readAgency } from '#server/agency/agency.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import { cataloguePictures, type SaveWithPictures } from '#server/http/uploads/save-with-pictures.ts';
import { readEdit } from './catalogue-forms.ts';
import { unwrapEdit } from './write-results.ts';

/** The agency's facts, edited by an administrator; not part of the specification. */
export function addAgency(
  app: Hono<HttpEnv>,
  { database: { db }, clock }: ServerDeps,
  access: Access,
  changes: ChangeLog,
  save: SaveWithPictures,
): void {
  route(app, apiBase + calls.adminAgency, {
    GET: async (context) => {
      await access.administrator(context);
      return context.json({ agency: await readAgency(db) } satisfies Answers['agency']);
    },
    PATCH: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const updatedAgency = await save(context, {
        ...cataloguePictures,
        session,
        read: async (form) => {
          const { unchanged, changed } = divideFacts(readFacts(form), (await readAgency(db)).facts);
          return { facts: { ...unchanged, ...validate(AgencyInputSchema, changed) }, edit: readEdit(form) };
        },
        write: async (trx, { facts, edit }, added) =>
          unwrapEdit(await editAgency(trx, facts, { ...edit, added, by }, clock.now()), 'Agency', by),
      });
      changes.log(context, by, { action: 'edit', kind: 'agency', subject: agencyId });
      const answer = { message: 'Saved. The site shows it now.', updatedAgency };
      return context.json(answer satisfies Answers['editAgency']);
    },
  });
}

const FactsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // To the schema of a record a list is one, too: it would reset every fact.
  v.check((facts) => !Array.isArray(facts)),
  v.record(v.string(), v.unknown()),
);

/** @throws 400 that names the field */
function readFacts({ fields }: Form): Readonly<Record<string, unknown>> {
  const read = v.safeParse(FactsSchema, fields.get('facts')?.at(-1));
  if (!read.success) throw invalidField('facts', 'The facts must be a JSON object');
  return read.output;
}
