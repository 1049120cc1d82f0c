import type { GlyphName } from '../../kit/Glyph.tsx';
import type { CodePart } from '../../kit/SplitCode.tsx';

interface FinderCode {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly parts: readonly CodePart[];
}

/** The pincode and the IFSC of the finder’s pictures, cut into the parts that they are read by. */
export const finderCodes: readonly FinderCode[] = [
  {
    glyph: 'pin',
    title: 'Kolkata GPO',
    parts: [
      ['7', 'Zone', 'brand'],
      ['0', 'Sub-zone', 'brand'],
      ['0', 'Sorting', 'brand'],
      ['001', 'Post office', 'marigold'],
    ],
  },
  {
    glyph: 'bank',
    title: 'Your bank’s branch',
    parts: [
      ['ABCD', 'Bank', 'brand'],
      ['0', 'Zero', 'neutral'],
      ['123456', 'Branch', 'marigold'],
    ],
  },
];
