import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { auditActions } from '#contract/operations/insight.ts';
import { fromCommandLine, recordEvent } from '#server/audit/audit-log.ts';
import { origin } from '#server/http/testing/backend.ts';
import { createRequest, openCallTable } from '#server/http/testing/call-table.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { everyOperation, type NamedOperation } from '#contract/operations/operations.ts';
import { createApiPage } from './api-page.ts';
import { createOpenApiDocument } from './document.ts';
import {
  createDestination,
  createPackage,
  deletePackage,
  editPackage,
} from '#server/catalogue/testing/catalogue-samples.ts';

const document = createOpenApiDocument('1.2.3');

const { backend, table, close } = await openCallTable();
afterAll(close);
const { db } = backend.database;
const { _id: shown } = await createPackage(db, packageInput(), []);
await editPackage(db, shown, { price: 1 }, { added: [] });
const { _id: deleted } = await createPackage(db, packageInput(), []);
await deletePackage(db, deleted);
const { _id: destination } = await createDestination(db, { name: 'Goa', discount: '0' }, []);
for (const action of auditActions) await recordEvent(db, fromCommandLine, { action }, backend.clock.now());
const ids = [shown, deleted, destination];

describe('the document', () => {
  it('is valid OpenAPI 3.1, and says the same as docs/api.md, which `npm run api-docs` writes', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(await readFile('docs/api.md', 'utf8')).toBe(createApiPage());
  });

  it('names exactly the calls of the server, and is answered by it', async () => {
    const served = backend.server.routes
      .filter(({ path }) => path.startsWith(apiBase))
      .map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
    const documented = everyOperation.map(({ method, path }) => `${method} ${apiBase}${path}`);
    expect(documented.toSorted()).toEqual(served.toSorted());
    const { body } = await backend.ask('GET', '/openapi.json');
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
  });
});

const callers = ['visitor', 'member', 'admin'] as const;
const oddValue = fc.oneof(fc.jsonValue(), fc.string(), fc.constantFrom('{"', '\u0000', '-1'));

/** Odd values for at most two of these. */
const oddValuesOf = (names: readonly string[]) =>
  names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), oddValue, { maxKeys: 2 });

/** What differs in a request from a valid one of an administrator. */
interface Changes {
  readonly caller?: (typeof callers)[number];
  readonly id?: string | undefined;
  readonly query?: object;
  readonly fields?: object;
}

function changesOf({ path, method }: NamedOperation) {
  const { parameters = [], requestBody } = document.paths[apiBase + path]?.[method.toLowerCase()] ?? {};
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties = {} }: { properties?: object } = body?.schema ?? {};
  const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return {
    examples: [
      [{ id: "' or 1=1 --" }],
      [{ id: '\u0000', query: Object.fromEntries(queries.map((name) => [name, '99'])) }],
    ] satisfies [Changes][],
    arbitrary: fc.record({
      caller: fc.constantFrom(...callers),
      id: fc.option(fc.oneof(fc.constantFrom(...ids), fc.string()), { nil: undefined }),
      query: oddValuesOf(queries),
      fields: oddValuesOf(Object.keys(properties)),
    }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function changeFields(body: object, fields: object): object {
  if (!(body instanceof FormData)) return { ...body, ...fields };
  for (const [name, value] of Object.entries(fields)) body.set(name, textOf(value));
  return body;
}

async function send(operation: NamedOperation, changes: Changes = {}) {
  const { caller = 'admin', id, query = {}, fields = {} } = changes;
  const call = `${operation.method} ${apiBase}${operation.path.replace('{id}', ':id')}`;
  // Ends the windows of earlier limits.
  backend.clock.pass(60 * 60_000);
  const headers = caller === 'visitor' ? { origin } : await backend.as(caller);
  const make = table.find(({ name }) => name === call)?.make;
  const { path = '', body } = (await make?.(id === undefined ? id : encodeURIComponent(id) || 'none')) ?? {};
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
  );
  const sent = {
    path: search.size > 0 ? `${path.split('?', 1).join()}?${search}` : path,
    ...(body && { body: changeFields(body, fields) }),
  };
  const answer = await backend.server.fetch(await createRequest(call, sent, headers));
  await backend.deps.background.idle();
  return answer;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(JSON.parse(JSON.stringify(document)), 'document');

/** @returns what is wrong with an answer, undefined for nothing */
async function findMismatch(
  { path, method, answer: expected }: NamedOperation,
  answer: Response,
): Promise<string | undefined> {
  const { status } = answer;
  const type = answer.headers.get('content-type') ?? '';
  const body = await answer.text();
  if (answer.ok && expected === undefined) return body === '' ? undefined : 'a body';
  if (answer.ok && typeof expected === 'string') return type === expected ? undefined : `a body of ${type}`;
  if (!type.startsWith('application/json')) return `a body of ${type}`;
  const parts = [apiBase + path, method.toLowerCase(), 'responses', status, 'content', 'application/json'];
  const pointer = parts.map((part) => encodeURIComponent(String(part).replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`document#/paths/${pointer}/schema`);
  if (!validate) return `${status} is not in the document`;
  return validate(JSON.parse(body)) === true ? undefined : ajv.errorsText(validate.errors);
}

describe.each(everyOperation)('$name', (operation) => {
  it('answers a valid request as the document says', async () => {
    const answer = await send(operation);
    expect(answer.status).toBe(operation.status ?? 200);
    expect(await findMismatch(operation, answer)).toBeUndefined();
  });

  it('answers a request of anybody, with odd ids and values, as the document describes', async () => {
    const { examples, arbitrary } = changesOf(operation);
    const isDescribed = fc.asyncProperty(arbitrary, async (changes: Changes) => {
      expect(await findMismatch(operation, await send(operation, changes))).toBeUndefined();
    });
    await fc.assert(isDescribed, { numRuns: 15, examples });
  });
});
