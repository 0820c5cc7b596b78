import { expect, it } from 'vitest';
import { createCanvas } from './canvas.ts';
import { tonesOf } from './palette.ts';
import { joinSchemes } from './two-schemes.ts';

type Draw = (art: ReturnType<typeof createCanvas>) => void;

function join(light: Draw, dark: Draw) {
  const [day, night] = [createCanvas('noon', tonesOf.noon, 1), createCanvas('night', tonesOf.night, 1)];
  light(day);
  dark(night);
  return joinSchemes(day.marks(), night.marks());
}

/** The same drawing in another colour by night. */
const joinColors = (draw: (color: string) => Draw) => join(draw('#111111'), draw('#222222'));

it('writes a shared outline once, with a class for the colours that differ', () => {
  const { body, style } = joinColors((color) => (art) => art.fill(color, 'M0 0h9v9z'));
  expect(body).toBe('<g visibility="visible"><path class="a" d="M0 0h9v9z"/></g>');
  expect(style).toBe(
    '.N{display:none}.a{fill:#111111}@media(prefers-color-scheme:dark){.N{display:inline}.D{display:none}.a{fill:#222222}}',
  );
});

it('marks what only one of both has', () => {
  const { body } = join(
    (art) => {
      art.fill('#111111', 'M1 1z');
      art.fill('#111111', 'M2 2z');
    },
    (art) => {
      art.fill('#111111', 'M1 1z');
      art.fill('#444444', 'M3 3z');
    },
  );
  expect(body).toBe(
    '<g visibility="visible"><path fill="#111111" d="M1 1z"/><g class="D"><path fill="#111111" d="M2 2z"/></g>' +
      '<g class="N"><path fill="#444444" d="M3 3z"/></g></g>',
  );
});

it('keeps sky, setting and subject apart', () => {
  const { sky, body } = joinColors(() => (art) => {
    art.fill('#111111', 'M1 1z');
    art.draws('subject');
    art.fill('#111111', 'M2 2z');
    art.draws('sky');
    art.fill('#111111', 'M3 3z');
  });
  expect(sky).toBe('<path fill="#111111" d="M3 3z"/>');
  expect(body).toBe(
    '<g visibility="visible"><path fill="#111111" d="M1 1z"/></g><path fill="#111111" d="M2 2z"/>',
  );
});
