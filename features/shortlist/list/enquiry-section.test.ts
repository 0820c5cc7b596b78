import { expect, it } from 'vitest';
import { formatEnquiry } from './enquiry-section.tsx';

const list = 'https://banyan.example/shortlist?ids=a,b';
const asked = (name: string, place: string, id: string) => ({
  tour: { name, place },
  address: `https://banyan.example/packages/detail/${id}`,
});

it('names each package with its address', () => {
  expect(formatEnquiry([asked('Blue lanes', 'Rajasthan', 'a'), asked('', 'Goa', 'b')], list)).toBe(
    [
      'Hello! I would like to know more about these packages:',
      '1. Blue lanes, Rajasthan: https://banyan.example/packages/detail/a',
      '2. Goa: https://banyan.example/packages/detail/b',
    ].join('\n'),
  );
});

it('sends the rest of a long list as one address', () => {
  const many = Array.from({ length: 50 }, (_, index) => asked(`Tour ${index}`, '', `p${index}`));
  const lines = formatEnquiry(many, list).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe(`And 40 more: ${list}`);
});
