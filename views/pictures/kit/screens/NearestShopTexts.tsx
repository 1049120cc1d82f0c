import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface TextsScreenProps {
  /** How much taller than 194 the screen is. */
  readonly rise: number;
}

/* Where the keys of each of two rows begin and end. */
const keys = [
  [30, 104],
  [36, 98],
] as const;

/** The screen of a phone, 114 wide, on which texts to 567XX are written; the texts themselves lie larger over it. */
export const TextsScreen = ({ rise }: TextsScreenProps) => (
  <>
    <path d="M0 40V14A14 14 0 0114 0H100a14 14 0 0114 14V40z" fill="url(#sheen)" />
    <Label x={57} y={27} size={17} weight={800} tone="on-brand" anchor="middle">
      567XX
    </Label>
    <rect x={25} y={rise + 132} width={82} height={20} rx={10} className="surface-2" />
    <circle cx={97} cy={rise + 142} r={7} className="brand" />
    {keys.map(([from, to], row) => (
      <path
        key={from}
        d={`M${from} ${rise + 166 + row * 14}H${to}`}
        className="stroke-line"
        strokeWidth={9}
        strokeDasharray="0 12.300"
      />
    ))}
  </>
);

/** What a passer-by sent as the hoarding asked, 156 wide, and the reply below it at the left, from -24 to 132; 124 high. */
export const NearestShopTexts = (place: Place) => (
  <At {...place}>
    <MessageBubble x={0} y={0} own flat width={156} height={46} size={19} lines={['SARI 700019']} />
    <MessageBubble
      x={-24}
      y={53}
      width={156}
      height={71}
      size={18}
      lines={['Nearest shop:', 'Gariahat Road']}
    />
  </At>
);
