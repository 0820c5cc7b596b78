import * as v from 'valibot';
import { LenientText } from './reading.ts';

/** The body of every error our backend sends: both keys hold the same text. */
export interface ErrorBody {
  readonly message: string;
  readonly error: string;
  /** Text by field, for a refused form. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The text of an error as any backend may send it; '' where a key is missing. */
export const ErrorTextSchema = v.object({ message: LenientText, error: LenientText });
