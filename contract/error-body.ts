import * as v from 'valibot';
import { LenientText } from './reading.ts';

/** The body of every error our backend sends; both keys hold the same text. */
export interface ErrorBody {
  readonly message: string;
  readonly error: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** With 409: what is stored now. */
  readonly current?: unknown;
}

/** The text of an error from any backend; '' for a missing key. */
export const ErrorTextSchema = v.object({ message: LenientText, error: LenientText });
