import type { Colour } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

interface CampaignChannel {
  readonly name: readonly [string, string];
  readonly glyph: GlyphName;
  /** What it brought in the month. */
  readonly enquiries: number;
  readonly tone: Colour;
  /** Of the count on it. */
  readonly ink: Colour;
}

/** The channels that bring visitors to the website of the example, and together its 80 enquiries. */
export const campaignChannels: readonly CampaignChannel[] = [
  {
    name: ['Search engine', 'optimisation'],
    glyph: 'search',
    enquiries: 13,
    tone: 'code-number',
    ink: 'deep',
  },
  {
    name: ['Search', 'advertising'],
    glyph: 'megaphone',
    enquiries: 28,
    tone: 'marigold',
    ink: 'deep',
  },
  { name: ['Social', 'media'], glyph: 'chat', enquiries: 22, tone: 'on-deep-red', ink: 'deep' },
  { name: ['Email and', 'bulk SMS'], glyph: 'mail', enquiries: 17, tone: 'brand', ink: 'on-brand' },
];
