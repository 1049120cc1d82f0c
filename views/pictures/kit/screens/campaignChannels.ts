import type { Colour } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

interface CampaignChannel {
  readonly name: readonly [string, string];
  readonly glyph: GlyphName;
  /** What it brought in the month; both kinds of search are one in the report. */
  readonly enquiries: number;
  readonly tone: Colour;
}

/** The channels that bring visitors to the website of the example, and together its 80 enquiries. */
export const campaignChannels: readonly CampaignChannel[] = [
  { name: ['Search engine', 'optimisation'], glyph: 'search', enquiries: 13, tone: 'code-number' },
  { name: ['Search', 'advertising'], glyph: 'megaphone', enquiries: 28, tone: 'marigold' },
  { name: ['Social', 'media'], glyph: 'chat', enquiries: 22, tone: 'on-deep-red' },
  { name: ['Email and', 'bulk SMS'], glyph: 'mail', enquiries: 17, tone: 'pale' },
];
