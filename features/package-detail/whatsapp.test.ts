import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp.ts';

const link = (name: string) =>
  whatsAppLink({ digits: '919876543213', name, address: 'https://banyan.example/packages/detail/a%20b' });

it('opens a chat whose message names the package and its address', () => {
  expect(link('Kerala')).toMatch(/^https:\/\/wa\.me\/919876543213\?text=/);
  const message = new URL(link('Kerala')).searchParams.get('text');
  expect(message).toContain('Kerala');
  expect(message).toContain('https://banyan.example/packages/detail/a%20b');
});

it.each(['Tea & hills', '100% sun #1', 'A+B', 'केरल', '<b>"x"</b>'])('carries %s unharmed', (name) => {
  expect(decodeURIComponent(link(name).split('text=')[1] ?? '')).toContain(name);
});

it('writes no plus signs, which some phones show as they are', () => {
  expect(link('Two words')).not.toContain('+');
});

it('survives half a character in a name', () => {
  expect(link('Kerala \uD83D')).toContain('Kerala');
});
