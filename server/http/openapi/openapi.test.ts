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
import { packageInput, pictureFile } from '#server/http/testing/form-samples.ts';
import { everyOperation, type NamedOperation } from '#contract/operations/operations.ts';
import { createApiPage } from './api-page.ts';
import { createOpenApiDocument } from './document.ts';
import { arbitraryOf } from './testing/request-arbitrary.ts';
import {
  createDestination,
  createPackage,
  deletePackage,
  editPackage,
} from '#server/catalogue/testing/catalogue-samples.ts';

const document = createOpenApiDocument('1.2.3');

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('says the same as docs/api.md, which `npm run api-docs` writes', async () => {
    expect(await readFile('docs/api.md', 'utf8')).toBe(createApiPage());
  });
});

const { backend, table, close } = await openCallTable();
afterAll(close);
const picture = await pictureFile();
const { db } = backend.database;
const { _id: shown } = await createPackage(db, packageInput(), []);
await editPackage(db, shown, { price: 1 }, { added: [] });
const { _id: deleted } = await createPackage(db, packageInput(), []);
await deletePackage(db, deleted);
const { _id: destination } = await createDestination(db, { name: 'Goa', discount: '0' }, []);
for (const action of auditActions) await recordEvent(db, fromCommandLine, { action }, backend.clock.now());
const ids = [shown, deleted, destination];

it('the document names exactly the calls of the server', () => {
  const served = backend.server.routes
    .filter(({ path }) => path.startsWith(apiBase))
    .map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
  const documented = everyOperation.map(({ method, path }) => `${method} ${apiBase}${path}`);
  expect(documented.toSorted()).toEqual(served.toSorted());
});

it('the call answers the document', async () => {
  const answer = await backend.fetch('/api/openapi.json');
  expect(await answer.json()).toEqual({
    ...JSON.parse(JSON.stringify(document)),
    info: expect.objectContaining({ title: 'Banyan Tours & Travels' }),
  });
});

const callers = ['visitor', 'member', 'admin'] as const;

/** A request that the document allows, or one with a field that it does not. */
interface Request {
  readonly caller: (typeof callers)[number];
  readonly id: string;
  readonly query: object;
  readonly body: object | undefined;
  readonly withPicture: boolean;
}

const described = ({ path, method }: NamedOperation) => {
  const { parameters = [], requestBody } = document.paths[apiBase + path]?.[method.toLowerCase()] ?? {};
  const [body] = Object.values(requestBody?.content ?? {});
  return { query: parameters.filter((parameter) => parameter.in === 'query'), body: body?.schema };
};

function requestsOf(operation: NamedOperation): fc.Arbitrary<Request> {
  const { query, body } = described(operation);
  const oddValue = fc.oneof(fc.string(), fc.integer(), fc.constant('{"'), fc.constant('\u0000'));
  const valid = body === undefined ? fc.constant(undefined) : arbitraryOf(withoutFiles(body)).map(toObject);
  const odd = fc
    .tuple(valid, fc.nat(), oddValue)
    .map(([fields, place, value]) => fields && replaceField(fields, place, value));
  return fc.record({
    caller: fc.constantFrom(...callers),
    id: fc.oneof(fc.constantFrom('', ...ids), fc.string()),
    query: fc.record(
      Object.fromEntries(query.map(({ name, schema }) => [name, fc.oneof(arbitraryOf(schema), oddValue)])),
      { requiredKeys: query.filter(({ required }) => required).map(({ name }) => name) },
    ),
    body: fc.oneof({ weight: 3, arbitrary: valid }, { weight: 1, arbitrary: odd }),
    withPicture: fc.boolean(),
  });
}

const toObject = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

function withoutFiles(schema: object): object {
  if (!('properties' in schema) || typeof schema.properties !== 'object') return schema;
  const fields = Object.entries(schema.properties ?? {});
  return { ...schema, properties: Object.fromEntries(fields.filter(([name]) => !isFile(name))) };
}
const isFile = (name: string) => name === 'images' || name === 'profilePic';

function replaceField(fields: object, place: number, value: unknown): object {
  const names = Object.keys(fields);
  const name = names[place % Math.max(1, names.length)];
  return name === undefined ? fields : { ...fields, [name]: value };
}

function toForm(body: object, operation: NamedOperation, withPicture: boolean): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const entry of Array.isArray(value) ? value : [value]) form.append(name, String(entry));
  if (operation.body && 'form' in operation.body && withPicture)
    form.append(operation.body.form.files.name, picture);
  return form;
}

async function send(operation: NamedOperation, { caller, id, query, body, withPicture }: Request) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const address = `${apiBase}${operation.path.replace('{id}', encodeURIComponent(id) || 'none')}?${search}`;
  const isForm = operation.body !== undefined && 'form' in operation.body;
  // Ends the windows of earlier limits.
  backend.clock.pass(60 * 60_000);
  return backend.fetch(address, {
    method: operation.method,
    headers: {
      ...(caller === 'visitor' ? { origin } : await backend.as(caller)),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? toForm(body, operation, withPicture) : JSON.stringify(body) }),
  });
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
  const pointer = [
    'paths',
    apiBase + path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  const validate = ajv.getSchema(`document#/${pointer}`);
  if (!validate) return `${status} is not in the document`;
  return validate(JSON.parse(body)) === true ? undefined : ajv.errorsText(validate.errors);
}

describe('the answer to a valid request', () => {
  it.each(everyOperation.map((operation) => [operation.name, operation] as const))(
    'is as the document says: %s',
    async (_name, operation) => {
      const call = `${operation.method} ${apiBase}${operation.path.replace('{id}', ':id')}`;
      const headers = await backend.as('admin');
      const sent = (await table.find(({ name }) => name === call)?.make()) ?? { path: '' };
      const answer = await backend.server.fetch(await createRequest(call, sent, headers));
      expect(answer.status).toBe(operation.status ?? 200);
      expect(await findMismatch(operation, answer)).toBeUndefined();
      await backend.deps.background.idle();
    },
  );
});

describe('requests made from the document', () => {
  it.each(everyOperation.map((operation) => [operation.name, operation] as const))(
    'get an answer that the document describes: %s',
    async (_name, operation) => {
      await fc.assert(
        fc.asyncProperty(requestsOf(operation), async (request) => {
          const answer = await send(operation, request);
          expect(await findMismatch(operation, answer)).toBeUndefined();
          await backend.deps.background.idle();
        }),
        { numRuns: 15 },
      );
    },
  );
});
