import { createOpenApiDocument } from './document.ts';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { everyOperation, operations, type NamedOperation } from '#contract/operations/operations.ts';

/** `docs/api.md`: the document as tables for people. */
export function createApiPage(): string {
  return `${[
    '# Calls of the backend',
    '',
    'Written by `npm run api-docs`; do not edit. The same with every limit as OpenAPI 3.1: `GET /api/openapi.json`.',
    '',
    'Writes need an `Origin` of the site. Cookies are the only credentials: `banyan-session` of members, `banyan-admin` of administrators. Every refusal is JSON with `message`, `error` (the same text) and, for invalid fields, `fields`. Calls below `/api/admin/` are beside the specification; `adminVerifyToken` names what there is.',
    ...Object.keys(operations).flatMap(describeSubject),
    '',
    '## Shapes',
    '',
    '| Shape | Fields |',
    '| --- | --- |',
    ...shapes(),
  ].join('\n')}\n`;
}

const describeSubject = (subject: string) => [
  '',
  `## ${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  '',
  '| Call | What it does | Who | Query and body | Refusals |',
  '| --- | --- | --- | --- | --- |',
  ...everyOperation.filter((operation) => operation.subject === subject).map(describeCall),
];

function describeCall(operation: NamedOperation): string {
  const { method, path, summary, who } = operation;
  const call = `\`${method} ${apiBase}${path}\``;
  return `| ${[call, summary, who, inputs(operation).join('; ') || 'none', refusals(operation)].join(' | ')} |`;
}

const document = createOpenApiDocument('');
const described = ({ path, method }: NamedOperation) =>
  document.paths[apiBase + path]?.[method.toLowerCase()];

const refusals = (operation: NamedOperation) =>
  Object.keys(described(operation)?.responses ?? {})
    .filter((status) => Number(status) >= 400)
    .join(', ') || 'none';

function inputs(operation: NamedOperation): string[] {
  const { query = {}, body } = operation;
  const parameters = Object.entries(query).map(
    ([name, schema]) => `query \`${name}\`: ${v.getDescription(schema)}`,
  );
  const [content] = Object.entries(described(operation)?.requestBody?.content ?? {});
  if (!body || !content) return parameters;
  return [...parameters, `${'form' in body ? 'form' : 'JSON'}: ${listFields(content[1].schema)}`];
}

/** Optional ones with a question mark. */
function listFields(schema: object): string {
  if (!('properties' in schema) || typeof schema.properties !== 'object') return 'any';
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.keys(schema.properties ?? {})
    .map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``)
    .join(', ');
}

const shapes = () =>
  Object.entries(document.components.schemas).map(([name, schema]) => `| ${name} | ${listFields(schema)} |`);
