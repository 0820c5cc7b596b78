import * as v from 'valibot';
import { limits } from './limits.ts';

/** Answer to a sign-in with a missing or non-text field (specification, section 8). */
export const loginFieldsRequired = 'Email and password are required';

const loginField = (max: number) =>
  v.pipe(
    v.string(loginFieldsRequired),
    v.nonEmpty(loginFieldsRequired),
    v.maxLength(max, loginFieldsRequired),
  );

export const LoginInputSchema = v.object(
  { email: loginField(limits.emailLength), password: loginField(1024) },
  loginFieldsRequired,
);
export type LoginInput = v.InferOutput<typeof LoginInputSchema>;
