import { apiBase } from '#contract/page-path.ts';
import { owner } from './shared-services.ts';

export const publicUrl = 'http://banyan.test';

export const send = (origin: string, call: string, init: RequestInit = {}) =>
  fetch(origin + apiBase + call, {
    method: 'POST',
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), origin: publicUrl },
  });

/** @param address of the client, for X-Forwarded-For */
export const login = (origin: string, password = owner.password, address = '192.0.2.1') =>
  send(origin, '/auth/login', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: owner.email, password }),
  });

/** @returns the owner's session cookie @throws for a refusal */
export async function signIn(origin: string): Promise<string> {
  const answer = await login(origin);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}: ${body}`);
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  return cookie;
}
