import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { quotedPrice, quotedStages } from '../money/quotedStages.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

interface StageEnd {
  readonly glyph: GlyphName;
  readonly result: string;
  readonly note: string;
  /** How high its middle is in the picture, beside the words of its step. */
  readonly middle: number;
}

/** What shows that each stage of the example project is done. */
export const stageResults: readonly StageEnd[] = [
  { glyph: 'users', result: 'Notes on each branch', note: 'Checked by the staff', middle: 189 },
  {
    glyph: 'file',
    result: `Scope, ${rupees(quotedPrice)}`,
    note: `Signed, live on ${quotedStages[2].due}`,
    middle: 288,
  },
  { glyph: 'block', result: 'Orders and live stock', note: 'One branch, a full week', middle: 388 },
  {
    glyph: 'receipt',
    result: `Same GST, ${rupees(exampleOrder.gst)}`,
    note: 'Old and new invoice',
    middle: 487,
  },
  { glyph: 'bolt', result: '214 orders in both', note: 'The old system closes', middle: 587 },
];
