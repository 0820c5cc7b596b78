import * as harfbuzz from 'harfbuzzjs';

export interface ShapedGlyph {
  readonly id: number;
  /** In units of the font. */
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

/** Shapes texts with a font of the format sfnt. */
export function createShaper(bytes: Buffer) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);

  function shape(text: string, onStep?: (buffer: harfbuzz.Buffer) => void): readonly ShapedGlyph[] {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // Before its lookups the buffer has characters and no glyphs.
    buffer.setMessageFunc((present, _, message) => {
      if (message.includes('lookup')) onStep?.(present);
      return true;
    });
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { id, advance: xAdvance, x: xOffset, y: yOffset };
    });
  }

  return {
    shape,
    /** The glyphs that a text is drawn with, and those that they are made from on the way. */
    glyphsOf(text: string): ReadonlySet<number> {
      const ids = new Set<number>();
      const shaped = shape(text, (buffer) => {
        for (const { codepoint } of buffer.getGlyphInfos()) ids.add(codepoint);
      });
      for (const { id } of shaped) ids.add(id);
      return ids;
    },
    pathOf: (id: number) => font.glyphToPath(id),
  };
}
