import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp.ts';

const link = (message: string) => whatsAppLink({ digits: '919876543213', message });

it('opens a chat with the number and the message', () => {
  expect(link('Kerala')).toBe('https://wa.me/919876543213?text=Kerala');
});

it.each(['Tea & hills', '100% sun #1', 'केरल', 'https://banyan.example/packages/detail/a%20b', 'Two\nlines'])(
  'keeps %j unchanged',
  (message) => {
    expect(new URL(link(message)).searchParams.get('text')).toBe(message);
    expect(decodeURIComponent(link(message).split('text=')[1] ?? '')).toBe(message);
  },
);

it('writes no plus signs, which some phones show as they are', () => {
  expect(link('Two words')).not.toContain('+');
});

it('does not throw on half of a surrogate pair', () => {
  expect(link('Kerala \uD83D')).toContain('Kerala');
});
