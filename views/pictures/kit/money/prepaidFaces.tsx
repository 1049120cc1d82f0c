import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { CardFace, type CardHolder } from './CardFace.tsx';

const bow =
  'M306 58C270 8 214 12 224 44c6 22 50 20 82 14zM306 58c36-50 92-46 82-14-6 22-50 20-82 14z';

/** A small card, green, with the telephone whose number was verified for it; it has no number where another card lies over it. Its green stays after dark, for what is printed on it is white. */
export const SmallCard = ({ covered }: { readonly covered?: boolean }) => (
  <g className="sheet">
    <CardFace tone="green" ink="on-brand" groups={covered ? 0 : 4}>
      <circle cx={328} cy={76} r={46} className="on-brand" opacity={0.2} />
      <Glyph name="phone" x={300} y={48} size={56} tone="on-brand" />
      <circle cx={360} cy={106} r={17} className="code-number" />
      <Glyph name="check" x={348.5} y={94.5} size={23} tone="deep" bold />
    </CardFace>
  </g>
);

interface FullKycCardProps {
  /** Where it is one person’s card and not a kind of card. */
  readonly holder?: CardHolder;
  /** Something lies over its number. */
  readonly covered?: boolean;
}

/** A full-KYC card, violet, with the holder who was identified for it. */
export const FullKycCard = ({ holder, covered }: FullKycCardProps) => (
  <CardFace tone="sheen" ink="on-brand" {...(holder && { holder })} {...(covered && { groups: 0 })}>
    <Portrait x={326} y={80} size={96} hair="long" clothes="green" />
    <circle cx={362} cy={114} r={18} className="code-number" />
    <Glyph name="shield" x={350} y={102} size={24} tone="deep" bold />
  </CardFace>
);

/** A gift card in gold with a ribbon and a bow; it has no number where another card lies over it. */
export const GiftCard = ({ covered }: { readonly covered?: boolean }) => (
  <CardFace tone="marigold" ink="deep" groups={covered ? 0 : 4}>
    <path d="M312 0h30v252h-30zM0 46H400v24H0z" className="red" />
    <path d="M312 0h5v252h-5zM0 46H400v4H0z" className="on-brand" opacity={0.25} />
    <g transform="translate(125 19.700) scale(.66)">
      <path d={bow} className="red" />
      <path d={bow} className="stroke-on-brand" strokeWidth={2} opacity={0.5} />
      <circle cx={306} cy={58} r={16} className="red" />
      <circle cx={306} cy={58} r={16} className="stroke-on-brand" strokeWidth={2} opacity={0.5} />
    </g>
  </CardFace>
);
