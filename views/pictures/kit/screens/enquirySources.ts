import type { Tone } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

interface EnquirySource {
  /** How it reached the shop. */
  readonly way: string;
  /** What brought it. */
  readonly source: string;
  readonly glyph: GlyphName;
  readonly tone: Tone;
}

/** Three of the enquiries of a month, the last of them that of the search on the phone. */
export const enquirySources: readonly EnquirySource[] = [
  { way: 'Call', source: 'Search advert', glyph: 'handset', tone: 'marigold' },
  { way: 'Message', source: 'Social media', glyph: 'chat', tone: 'red' },
  { way: 'Form', source: 'Search result', glyph: 'search', tone: 'green' },
];
