import type { GlyphName } from '../../kit/shapes/Glyph.tsx';
import type { CodePart } from '../../kit/shapes/SplitCode.tsx';

interface FinderCode {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly parts: readonly CodePart[];
}

/** The pincode and the IFSC of the finder’s pictures, cut into the parts that they are read by, in the colours that these have on the page. */
export const finderCodes: readonly FinderCode[] = [
  {
    glyph: 'pin',
    title: 'Kolkata GPO',
    parts: [
      ['7', 'Zone', 'brand'],
      ['0', 'Sub-zone', 'marigold'],
      ['0', 'Sorting', 'green'],
      ['001', 'Post office', 'brand'],
    ],
  },
  {
    glyph: 'bank',
    title: 'Your bank’s branch',
    parts: [
      ['ABCD', 'Bank', 'brand'],
      ['0', 'Reserved', 'marigold'],
      ['123456', 'Branch', 'green'],
    ],
  },
];
