import type { Font } from 'fontkit';
import type { FontStack } from './pictureFonts.ts';

/** A part of a text that is laid out with one font. */
export interface Run {
  readonly font: Font;
  /** The font's place in its stack. */
  readonly fontIndex: number;
  readonly isDigits: boolean;
  readonly text: string;
}

/**
 * Cuts a text where the font has to change, and around figures, because points and commas stay narrow.
 * @throws when no font of the stack has a character
 */
export function textRuns(text: string, fonts: FontStack): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const next = runOf(character, text, fonts);
    const last = runs.at(-1);
    if (last?.fontIndex === next.fontIndex && last.isDigits === next.isDigits) {
      runs[runs.length - 1] = { ...last, text: last.text + character };
    } else runs.push(next);
  }
  return runs;
}

function runOf(character: string, text: string, fonts: FontStack): Run {
  const code = character.codePointAt(0) ?? 0;
  const fontIndex = fonts.findIndex((candidate) => candidate.hasGlyphForCodePoint(code));
  const font = fonts[fontIndex];
  if (font === undefined) {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new Error(`No glyph for “${character}” (${name}) in the text “${text}”`);
  }
  return { font, fontIndex, isDigits: /\d/.test(character), text: character };
}
