/** The bars of the rupee sign reach the figure behind it, which shows wherever an amount is large. */

/** What is added to the width of the sign, in thousandths of the em. */
export const rupeeRoom = 65;

/**
 * Widens every glyph of a font by `rupeeRoom`, in place.
 * @param font a TrueType font of the rupee sign alone, 1,000 units to the em
 * @throws RangeError when it has no table of widths (OpenType, "hmtx")
 */
export function giveRoom(font: Buffer): Buffer {
  const widths = offsetOf(font, 'hmtx');
  const count = font.readUInt16BE(offsetOf(font, 'hhea') + 34);
  for (let at = widths; at < widths + count * 4; at += 4) {
    font.writeUInt16BE(font.readUInt16BE(at) + rupeeRoom, at);
  }
  return font;
}

/* The directory behind the header of 12 bytes has an entry of 16 for each table, its name first (OpenType, "Table Directory"). */
function offsetOf(font: Buffer, table: string): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === table);
  if (entry === undefined) throw new RangeError(`The font has no table "${table}".`);
  return font.readUInt32BE(entry + 8);
}
