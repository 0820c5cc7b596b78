import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { DeletedItemSchema, EarlierVersionSchema } from '#contract/admin-answers.ts';
import { AuditEventSchema } from '#contract/operations/insight.ts';
import { apiBase } from '#contract/page-path.ts';
import { isInPaise } from '#contract/input-rules.ts';
import { StoredAgencySchema } from '#contract/stored-agency.ts';
import { limits } from '#contract/limits.ts';
import {
  CategoryAnswer,
  DestinationAnswer,
  ErrorAnswer,
  MessageAnswer,
  PackageAnswer,
  UserAnswer,
} from '#contract/operations/answers.ts';
import type { FormInput, Operation } from '#contract/operations/operation.ts';
import { everyOperation, type NamedOperation } from '#contract/operations/operations.ts';

const components = {
  Package: PackageAnswer,
  Destination: DestinationAnswer,
  Category: CategoryAnswer,
  User: UserAnswer,
  DeletedItem: DeletedItemSchema,
  EarlierVersion: EarlierVersionSchema,
  AuditEvent: AuditEventSchema,
  Agency: StoredAgencySchema,
  Message: MessageAnswer,
  Error: ErrorAnswer,
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Of inputs as well: their limits come after the steps that trim.
  typeMode: 'output',
  // Checks that JSON Schema cannot express are left out of the document.
  errorMode: 'ignore',
  definitions: components,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    // Forms send numbers as text.
    valibotSchema.type === 'union' && jsonSchema.anyOf?.some((option) => isOfType(option, 'number'))
      ? { type: 'number' }
      : null,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'requirement' in valibotAction && valibotAction.requirement === isInPaise
      ? { ...jsonSchema, multipleOf: 0.01 }
      : null,
};

const isOfType = (schema: unknown, type: string) =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === type;

function convert(schema: v.GenericSchema, overrides?: ConversionConfig): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...config, ...overrides });
  return converted;
}

/** Nothing leaves the server but what is declared. */
const convertAnswer = (schema: v.GenericSchema) =>
  convert(schema, {
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : null,
  });

/** The calls of our backend in OpenAPI 3.1. @param version of the product */
export function createOpenApiDocument(version: string) {
  const paths: Record<string, Readonly<Record<string, DescribedOperation>>> = {};
  for (const operation of everyOperation) {
    const path = apiBase + operation.path;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeOperation(operation) };
  }
  const schemas = Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, convertAnswer(v.pipe(schema))]),
  );
  const securitySchemes = {
    member: { type: 'apiKey', in: 'cookie', name: 'banyan-session' },
    administrator: { type: 'apiKey', in: 'cookie', name: 'banyan-admin' },
  };
  const info = { title: 'Banyan Tours & Travels', version, license: { name: 'UNLICENSED' } };
  return { openapi: '3.1.0', info, paths, components: { schemas, securitySchemes } };
}

type DescribedOperation = ReturnType<typeof describeOperation>;

function describeOperation(operation: NamedOperation) {
  const { name, subject, summary, status = 200, answer, who, body } = operation;
  const parameters = [...pathParameters(operation), ...queryParameters(operation)];
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    operationId: name,
    tags: [subject],
    summary,
    security: security[who],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: describeBody(body) }),
    responses: {
      [status]: { description: 'Success', ...(answer !== undefined && { content: describeAnswer(answer) }) },
      ...Object.fromEntries(
        refusalsOf(operation).map((code) => [code, { description: reasons[code], content: refused }]),
      ),
    },
  };
}

const describeAnswer = (answer: NonNullable<Operation['answer']>) =>
  typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: convertAnswer(answer) } };

const security: Record<Operation['who'], Record<string, string[]>[]> = {
  everybody: [],
  'signed in': [{ member: [] }, { administrator: [] }],
  administrator: [{ administrator: [] }],
};

const hasId = ({ route }: Operation) => route.includes('{id}');

const pathParameters = (operation: Operation) =>
  hasId(operation) ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : [];

const queryParameters = ({ query = {} }: Operation) =>
  Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    description: v.getDescription(schema),
    required: schema.type !== 'optional',
    schema: convert(schema),
  }));

function describeBody(body: NonNullable<Operation['body']>) {
  const type = 'json' in body ? 'application/json' : 'multipart/form-data';
  const schema: object = 'json' in body ? convert(body.json) : describeForm(body.form);
  return { required: true, content: { [type]: { schema } } };
}

/** Lists of texts are repeated fields, also comma-separated text or JSON; every other list is JSON. */
function describeForm({ fields, more, files }: FormInput) {
  const entries = { ...fields.entries, ...more?.entries };
  const { properties = {}, required = [] } = convert(v.object(entries));
  const described = Object.entries(properties).map(([name, schema]) => [name, toFormField(schema)]);
  const pictures = {
    type: 'array',
    maxItems: files.max,
    items: { type: 'string', contentMediaType: 'image/*' },
    description: `JPEG, PNG, WebP or AVIF, each at most ${limits.pictureBytes} bytes`,
  };
  return {
    type: 'object',
    properties: { ...Object.fromEntries(described), [files.name]: pictures },
    required,
  };
}

function toFormField(schema: JsonSchema | boolean) {
  const isTexts = typeof schema === 'object' && isOfType(schema.items, 'string');
  const isJson = isOfType(schema, 'object') || (isOfType(schema, 'array') && !isTexts);
  return isJson ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema } : schema;
}

const reasons = {
  400: 'A field is missing or invalid; `fields` names it',
  401: 'Not signed in, or what was given to sign in is wrong',
  403: 'Signed in without the right, or sent by a page of another origin',
  404: 'There is none with this id',
  409: 'It was changed since it was read; `current` has what is stored',
  413: 'Too large',
  415: 'The body is of another kind',
  429: 'Too many tries; `Retry-After` says when to try again (s)',
  503: 'Not available at the moment',
  507: 'The storage is full',
} as const;
type Status = keyof typeof reasons;

function refusalsOf(operation: Operation): Status[] {
  const { who, route, query, body, refusals = [] } = operation;
  const statuses = new Set<Status>(refusals);
  if (body || query) statuses.add(400);
  if (who !== 'everybody') statuses.add(401);
  if (who === 'administrator' || !route.startsWith('GET ')) statuses.add(403);
  if (hasId(operation)) statuses.add(404);
  if (body) statuses.add(413).add(415);
  if (body && 'form' in body) statuses.add(503).add(507);
  return [...statuses].toSorted((one, other) => one - other);
}
