import { expect, it } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

it('moves style attributes into rules, each value once', () => {
  const { markup, rules } = hoistStyles(
    '<i style="color:red"></i><b class="x" style="top:1px">a</b><i style="color:red"></i>',
  );
  expect(markup).toBe('<i data-style="0"></i><b class="x" data-style="1">a</b><i data-style="0"></i>');
  expect(rules).toBe('[data-style="0"]{color:red}[data-style="1"]{top:1px}');
});

it('unescapes the value of an attribute', () => {
  expect(hoistStyles('<i style="font-family:&quot;A&quot;"></i>').rules).toBe(
    '[data-style="0"]{font-family:"A"}',
  );
});

it('leaves text alone that only looks like a style', () => {
  const text = '<p>&lt;i style=&quot;x&quot;&gt;</p>';
  expect(hoistStyles(text)).toEqual({ markup: text, rules: '' });
});

it.each(['color:red}body{display:none', 'a:b;</style'])('drops %s', (value) => {
  expect(hoistStyles(`<i style="${value}"></i>`).rules).not.toMatch(/body|<|lt/);
});
