/** OpenType 1.9, "GPOS", "GDEF" and "OpenType Font Variations Common Table Formats". */

/** Parts of the em: a letter of 17 px is at most a fifth of a pixel from where the typeface has it. */
const kerningTolerance = 0.0125;

const pairAdjustment = 2;
const extension = 9;
const xAdvance = 0x4;
const xAdvanceDevice = 0x40;
const longWords = 0x8000;

/**
 * A font whose kerning is rounded within `kerningTolerance`, and varies with an axis only where it does by more. What is
 * no longer referred to is still there: the font is to be subset again, and is a sixth smaller then.
 * @param sfnt with GPOS
 */
export function roundKerning(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt);
  const unitsPerEm = openTable(font, 'head').readUInt16BE(18);
  const positions = openTable(font, 'GPOS');
  const variations = readVariations(openTable(font, 'GDEF'));
  const step = Math.round((unitsPerEm * kerningTolerance) / 2);
  // The rest of the tolerance.
  const least = unitsPerEm * kerningTolerance - step / 2;

  /** @param devices the table from which the record counts the offset of its variation */
  const round = (record: Buffer, format: number, devices: Buffer) => {
    if ((format & xAdvance) !== 0) {
      const at = offsetOf(format, xAdvance);
      record.writeInt16BE(Math.round(record.readInt16BE(at) / step) * step, at);
    }
    if ((format & xAdvanceDevice) !== 0) {
      const at = offsetOf(format, xAdvanceDevice);
      const device = record.readUInt16BE(at);
      if (device !== 0 && variations(devices.subarray(device)) < least) record.writeUInt16BE(0, at);
    }
  };
  for (const pairs of listPairTables(positions)) {
    const [first, second] = [pairs.readUInt16BE(4), pairs.readUInt16BE(6)];
    const [firstSize, secondSize] = [offsetOf(first, 0x100), offsetOf(second, 0x100)];
    if (pairs.readUInt16BE(0) === 1) {
      for (const set of listOffsets(pairs, 8)) {
        const pairSet = pairs.subarray(set);
        for (let index = 0; index < pairSet.readUInt16BE(0); index += 1)
          round(pairSet.subarray(2 + index * (2 + firstSize + secondSize) + 2), first, pairSet);
      }
    } else {
      const count = pairs.readUInt16BE(12) * pairs.readUInt16BE(14);
      for (let index = 0; index < count; index += 1)
        round(pairs.subarray(16 + index * (firstSize + secondSize)), first, pairs);
    }
  }
  return font;
}

function openTable(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8));
  throw new Error(`The font has no table ${tag}`);
}

/** An array of offsets after its length. */
const listOffsets = (table: Buffer, at: number) =>
  Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + 2 * index));

function listPairTables(positions: Buffer): Buffer[] {
  const lookups = positions.subarray(positions.readUInt16BE(8));
  return listOffsets(lookups, 0).flatMap((at) => {
    const lookup = lookups.subarray(at);
    return listOffsets(lookup, 4).flatMap((start) => {
      const table = lookup.subarray(start);
      const type = lookup.readUInt16BE(0);
      if (type === pairAdjustment) return [table];
      if (type !== extension || table.readUInt16BE(2) !== pairAdjustment) return [];
      return [table.subarray(table.readUInt32BE(4))];
    });
  });
}

/** Where a value is in a record: two bytes for each lower bit of its format. */
function offsetOf(format: number, bit: number): number {
  let offset = 0;
  for (let lower = 1; lower < bit; lower *= 2) if ((format & lower) !== 0) offset += 2;
  return offset;
}

/** @returns a reader of the largest change, in units of the font, that a VariationIndex table refers to */
function readVariations(definitions: Buffer): (index: Buffer) => number {
  // Version 1.3 has variations.
  const store = definitions.subarray(definitions.readUInt16BE(2) < 3 ? 0 : definitions.readUInt32BE(14));
  return (index) => {
    const data = store.subarray(store.readUInt32BE(8 + 4 * index.readUInt16BE(0)));
    const wordCount = data.readUInt16BE(2);
    if ((wordCount & longWords) !== 0) throw new Error('Variations of 32 bits are not read');
    const columns = data.readUInt16BE(4);
    const row = data.subarray(6 + 2 * columns + index.readUInt16BE(2) * (columns + wordCount));
    let largest = 0;
    for (let column = 0; column < columns; column += 1) {
      const delta = column < wordCount ? row.readInt16BE(2 * column) : row.readInt8(wordCount + column);
      largest = Math.max(largest, Math.abs(delta));
    }
    return largest;
  };
}
