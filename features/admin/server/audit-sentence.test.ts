import { expect, it } from 'vitest';
import { anEvent } from '#features/admin/testing/server-status.ts';
import { formatEvent, formatOrigin } from './audit-sentence.ts';

const account = { kind: 'account', name: 'ravi@example.com' };
const destination = { kind: 'destination', name: 'Kerala' };

it.each([
  [{ action: 'edit' }, 'Asha Rao changed the package Goa by train'],
  [
    { action: 'edit', subject: { kind: 'agency', name: 'Banyan' } },
    'Asha Rao changed the facts of the agency',
  ],
  [{ action: 'create', subject: destination }, 'Asha Rao created the destination Kerala'],
  [{ action: 'delete for good' }, 'Asha Rao deleted the package Goa by train for good'],
  [{ action: 'change email', subject: null }, 'Asha Rao changed the e-mail for signing in'],
  [{ action: 'download backup', subject: null }, 'Asha Rao downloaded a backup'],
  [
    { action: 'edit', by: { name: '', email: 'asha@example.com' } },
    'asha@example.com changed the package Goa by train',
  ],
  [{ action: 'delete', by: null }, 'Somebody deleted the package Goa by train'],
  [
    { action: 'add administrator', by: null, subject: account, address: 'command line' },
    'A command on the server made ravi@example.com an administrator',
  ],
  [
    { action: 'remove administrator', subject: account },
    'Asha Rao took the rights of an administrator from ravi@example.com',
  ],
  [{ action: 'rename', subject: null }, 'Asha Rao: rename'],
  [{ action: 'toString' }, 'Asha Rao: toString: the package Goa by train'],
])('tells the event %j', (parts, sentence) => {
  expect(formatEvent(anEvent(parts))).toBe(sentence);
});

it('tells from where, unless that is not known or said already', () => {
  const origins = ['2001:db8::/64', 'command line', ''].map((address) => formatOrigin(anEvent({ address })));
  expect(origins).toEqual(['from 2001:db8::/64', '', '']);
});
