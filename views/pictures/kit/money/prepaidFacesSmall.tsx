/** The three kinds of prepaid cards where they are narrower than 100: a colour, and one large sign. */
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { CardFace } from './CardFace.tsx';

const bow = 'M0 0C-36-50-92-46-82-14c6 22 50 20 82 14zM0 0c36-50 92-46 82-14-6 22-50 20-82 14z';

export const SmallGiftCard = () => (
  <CardFace tone="marigold" ink="deep" plain>
    <path d="M180 0h40v252h-40zM0 106H400v40H0z" className="red" />
    <g transform="translate(200 126) scale(1.15)">
      <path d={bow} className="red" />
      <path d={bow} className="stroke-on-brand" strokeWidth={8} />
      <circle r={20} className="red" />
      <circle r={20} className="stroke-on-brand" strokeWidth={8} />
    </g>
  </CardFace>
);

export const SmallMobileCard = () => (
  <g className="sheet">
    <CardFace tone="green" ink="on-brand" plain>
      <Glyph name="phone" x={122} y={48} size={156} tone="on-brand" />
      <circle cx={254} cy={180} r={40} className="code-number" />
      <Glyph name="check" x={226} y={152} size={56} tone="deep" bold />
    </CardFace>
  </g>
);

export const SmallHolderCard = () => (
  <CardFace tone="sheen" ink="on-brand" plain>
    <Portrait x={200} y={126} size={188} hair="long" clothes="green" />
    <circle cx={276} cy={188} r={40} className="code-number" />
    <Glyph name="shield" x={248} y={160} size={56} tone="deep" bold />
  </CardFace>
);
