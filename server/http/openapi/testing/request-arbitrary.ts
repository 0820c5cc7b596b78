import * as fc from 'fast-check';
import * as v from 'valibot';

interface Part {
  readonly type?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly multipleOf?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly contentSchema?: unknown;
}

const PartSchema: v.GenericSchema<unknown, Part> = v.object({
  type: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  anyOf: v.optional(v.array(v.unknown())),
  properties: v.optional(v.record(v.string(), v.unknown())),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.unknown()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  multipleOf: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  pattern: v.optional(v.string()),
  format: v.optional(v.string()),
  contentSchema: v.optional(v.unknown()),
});

/** Values that a JSON Schema allows, of the keywords that our document has. @throws for any other type */
export function arbitraryOf(schema: unknown): fc.Arbitrary<unknown> {
  const part = v.parse(PartSchema, schema);
  if (part.enum) return fc.constantFrom(...part.enum);
  if (part.anyOf) return fc.oneof(...part.anyOf.map(arbitraryOf));
  if (part.const !== undefined) return fc.constant(part.const);
  switch (part.type) {
    case 'string':
      return textOf(part);
    case 'integer':
      return fc.integer({ min: part.minimum ?? 0, max: part.maximum ?? 1000 });
    case 'number':
      return numberOf(part);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(part.items), { maxLength: Math.min(part.maxItems ?? 4, 4) });
    case undefined:
      return fc.string();
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([name, property]) => [name, arbitraryOf(property)]),
        ),
        { requiredKeys: [...(part.required ?? [])] },
      );
    default:
      throw new Error(`No values are made for the type ${String(part.type)}`);
  }
}

function numberOf({ minimum: min = 0, maximum: max = 1000, multipleOf: step }: Part): fc.Arbitrary<number> {
  if (step === undefined) return fc.double({ min, max, noNaN: true });
  // Divided, as a product with a decimal such as 0.01 is not exact.
  const parts = Math.round(1 / step);
  return fc.integer({ min: min * parts, max: Math.min(max, 1_000_000) * parts }).map((sum) => sum / parts);
}

function textOf({
  pattern,
  format,
  contentSchema,
  minLength = 0,
  maxLength = 40,
}: Part): fc.Arbitrary<string> {
  if (contentSchema !== undefined) return arbitraryOf(contentSchema).map((value) => JSON.stringify(value));
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
}
