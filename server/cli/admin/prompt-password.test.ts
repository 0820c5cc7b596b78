import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { promptPassword } from './prompt-password.ts';

const terminal = (isTTY: boolean) => ({
  input: Object.assign(new PassThrough(), { isTTY }),
  output: new PassThrough(),
});

function createTerminal(...answers: readonly string[]) {
  const screen = terminal(true);
  const remaining = [...answers];
  const output: string[] = [];
  screen.output.on('data', (chunk: Buffer) => {
    output.push(chunk.toString());
    const answer = chunk.toString().endsWith(': ') ? remaining.shift() : undefined;
    if (answer !== undefined) setImmediate(() => screen.input.write(answer));
  });
  return { screen, output };
}

test('on a terminal it is typed twice and not shown', async () => {
  const { screen, output } = createTerminal(' a long password \r', ' a long password \r');
  expect(await promptPassword(screen)).toBe(' a long password ');
  expect(output.join('')).toBe('New password (empty: one is made): \nThe same again: \n');
});

test('both answers may be typed ahead', async () => {
  const { screen } = createTerminal('a long password\ra long password\r');
  expect(await promptPassword(screen)).toBe('a long password');
});

test('an empty entry is asked for once', async () => {
  expect(await promptPassword(createTerminal('\r').screen)).toBe('');
});

test('two that differ change nothing', async () => {
  await expect(promptPassword(createTerminal('one\r', 'two\r').screen)).rejects.toThrow(
    'The two passwords differ',
  );
});

test.each(['\u0003', 'half\u0003', '\u0004'])('%j cancels', async (keys) => {
  await expect(promptPassword(createTerminal(keys).screen)).rejects.toThrow('Nothing was changed.');
});

test.each([
  ['first\nsecond\n', 'first'],
  ['first\r\n', 'first'],
  ['  no line break ', '  no line break '],
  ['', ''],
])('piped in, %j is %j, without a question', async (given, password) => {
  const { input, output } = terminal(false);
  input.end(given);
  expect(await promptPassword({ input, output })).toBe(password);
  output.end();
  expect(await text(output)).toBe('');
});
