import type { Font, Glyph } from 'fontkit';
import { minifySvg } from './minifySvg.ts';

/* Most letters are in most pictures, and to shorten a path takes longer than all else. */
const known = new WeakMap<Font, Map<number, string>>();

/** The outline of a glyph as path data, in thousandths of the em and with y pointing down; empty for a space. */
export function glyphOutline(font: Font, glyph: Glyph): string {
  const ofFont = known.get(font) ?? new Map<number, string>();
  known.set(font, ofFont);
  const outline = ofFont.get(glyph.id) ?? draw(font, glyph);
  ofFont.set(glyph.id, outline);
  return outline;
}

function draw(font: Font, { path }: Glyph): string {
  const scale = 1000 / font.unitsPerEm;
  const data = path.scale(scale, -scale).toSVG();
  if (data === '') return '';
  return /\bd="([^"]*)"/.exec(minifySvg(`<svg><path d="${data}"/></svg>`))?.[1] ?? data;
}
