import * as v from 'valibot';
import type { Frozen } from '#contract/admin-answers.ts';

type Schema = v.GenericSchema;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A form (multipart/form-data) that an operation takes. */
export interface FormInput {
  readonly fields: v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;
  /** The other fields of the form, such as the order of pictures. */
  readonly more?: FormInput['fields'];
  readonly files: { readonly name: string; readonly max: number };
}

/** A declared call (OpenAPI: operation): the server serves it; OpenAPI, `docs/api.md` and tests are read from it. */
export interface Operation {
  /** Method and path below `apiBase`; `{id}` is a parameter. */
  readonly route: `${Method} /${string}`;
  /** Its name in documents, where it is not that of its row. */
  readonly id?: string;
  readonly summary: string;
  readonly who: 'everybody' | 'signed in' | 'administrator';
  /** Parameters of the query; each has a description. */
  readonly query?: v.ObjectEntries;
  /** `maxBytes` of JSON: 16 KiB by default. */
  readonly body?: { readonly json: Schema; readonly maxBytes?: number } | { readonly form: FormInput };
  /** Of success: 200 by default. */
  readonly status?: 200 | 201 | 204;
  /** A schema, or the media type of a file; none with 204. */
  readonly answer?: Schema | string;
  /** Statuses of refusals beside those that follow from its access, its parameters and its body. */
  readonly refusals?: readonly (401 | 403 | 404 | 409 | 429 | 503)[];
}
export type Operations = Readonly<Record<string, Operation>>;

type Rest = Omit<Operation, 'route' | 'who'>;
type Keys<T> = T extends unknown ? keyof T : never;
/** Refuses members that T does not have. */
type Only<O, T> = Readonly<Record<Exclude<keyof O, Keys<T>>, never>>;

/** Declares an operation for those whom the name of the function says. */
const declareFor =
  <const W extends Operation['who']>(who: W) =>
  <const R extends Operation['route'], const O extends Rest>(
    route: R,
    rest: O & Only<O, Rest> & { readonly body?: Only<O['body'], Rest['body']> },
  ): { readonly who: W; readonly route: R } & O => ({ who, route, ...rest });

export const everybody = declareFor('everybody');
export const signedIn = declareFor('signed in');
export const administrator = declareFor('administrator');

/** The query as a handler gets it. */
export type QueryOf<O> = O extends { query: infer Q extends v.ObjectEntries }
  ? v.InferOutput<v.ObjectSchema<Q, undefined>>
  : undefined;
/** The JSON of the body as a handler gets it. */
export type InputOf<O> = O extends { body: { json: infer S extends Schema } } ? v.InferOutput<S> : undefined;
/** The answer as JSON; undefined where none is declared. */
export type AnswerOf<O> = O extends { answer: infer S extends Schema } ? Frozen<v.InferOutput<S>> : undefined;

export function splitRoute({ route }: Pick<Operation, 'route'>) {
  const [method = '', path = ''] = route.split(' ');
  return { method, path };
}

/** A parameter of the query. @param about what it is for */
export const parameter = <S extends Schema>(schema: S, about: string) => v.pipe(schema, v.description(about));
