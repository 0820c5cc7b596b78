import { at } from './numbers.ts';

/** How many numbers a path command takes; pairs are x and y, but for H, V and A. */
const arity: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Segment {
  /** In capitals: the numbers are absolute. */
  readonly command: string;
  readonly numbers: readonly number[];
}

function axisOf(command: string, index: number): 'x' | 'y' | 'none' {
  if (command === 'V') return 'y';
  if (command === 'A') return index === 5 ? 'x' : index === 6 ? 'y' : 'none';
  return index % 2 === 0 ? 'x' : 'y';
}

const round = (value: number) => Math.round(value * 100) / 100;

const shift = (command: string, numbers: readonly number[], x: number, y: number, sign: 1 | -1) =>
  numbers.map((value, i) => {
    const axis = axisOf(command, i);
    return axis === 'none' ? value : round(value + sign * (axis === 'x' ? x : y));
  });

function createPen() {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return {
    where: () => [x, y] as const,
    draw: ({ command, numbers }: Segment) => {
      if (command === 'Z') [x, y] = [startX, startY];
      else if (command === 'H') x = at(numbers, 0);
      else if (command === 'V') y = at(numbers, 0);
      else [x, y] = [at(numbers, numbers.length - 2), at(numbers, numbers.length - 1)];
      if (command === 'M') [startX, startY] = [x, y];
    },
  };
}

function read(path: string): Segment[] {
  const pen = createPen();
  const segments: Segment[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const count = arity[letter.toUpperCase()];
    if (count === undefined || (count === 0 ? numbers.length > 0 : numbers.length % count !== 0))
      throw new TypeError(`no path: '${letter}${rest}'`);
    for (let from = 0; from < Math.max(1, numbers.length); from += Math.max(1, count)) {
      // Pairs after a move are lines.
      const command = letter.toUpperCase() === 'M' && from > 0 ? 'L' : letter.toUpperCase();
      const own = numbers.slice(from, from + count);
      const relative = letter !== letter.toUpperCase();
      const segment = { command, numbers: relative ? shift(command, own, ...pen.where(), 1) : own };
      pen.draw(segment);
      segments.push(segment);
    }
  }
  return segments;
}

function joined(numbers: readonly number[]): string {
  return numbers.reduce<string>((text, value) => {
    const digits = String(value).replace(/^(-?)0\./, '$1.');
    return text + (text === '' || digits.startsWith('-') ? '' : ' ') + digits;
  }, '');
}

function straighten({ command, numbers }: Segment, x: number, y: number): Segment {
  if (command !== 'L') return { command, numbers };
  if (numbers[1] === y) return { command: 'H', numbers: numbers.slice(0, 1) };
  return numbers[0] === x ? { command: 'V', numbers: numbers.slice(1) } : { command, numbers };
}

/** Writes each segment absolute or relative, whichever is shorter. @throws TypeError when the text is no path */
export function shortenPath(path: string): string {
  const pen = createPen();
  let [text, before] = ['', ''];
  for (const segment of read(path)) {
    const [x, y] = pen.where();
    const { command, numbers } = straighten(segment, x, y);
    const write = (letter: string, values: readonly number[]) => {
      const body = joined(values);
      if (letter !== before || letter.toUpperCase() === 'M' || body === '') return letter + body;
      return (body.startsWith('-') ? '' : ' ') + body;
    };
    const lower = command.toLowerCase();
    const absolute = write(command, numbers);
    const relative = write(lower, shift(command, numbers, x, y, -1));
    const shorter = relative.length < absolute.length;
    text += shorter ? relative : absolute;
    before = shorter ? lower : command;
    pen.draw(segment);
  }
  return text;
}
