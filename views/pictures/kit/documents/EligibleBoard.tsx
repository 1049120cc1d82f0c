import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Some whom the Income Tax Department admits. */
const kinds = [
  ['bank', 'Bank or NBFC', 'blue-soft'],
  ['wallet', 'Wallet issuer', 'brand-soft'],
  ['shield', 'Insurer', 'green-soft'],
  ['chart', 'Broker', 'red-soft'],
] as const;

const row = 58;

/** Who may verify PANs, 336 × 344: four kinds of business with their ticks, and before the list that of the visitor. */
export const EligibleBoard = (place: Place) => (
  <At {...place}>
    <Panel x={12} y={0} width={312} height={344} radius={20}>
      <path d="M0 54V20A20 20 0 0120 0H292a20 20 0 0120 20V54z" fill="url(#sheen)" />
      <Label x={24} y={35} size={20} weight={800} tone="on-brand">
        May verify PANs
      </Label>
      {kinds.map(([glyph, name, ground], index) => (
        <Kind key={glyph} glyph={glyph} name={name} ground={ground} y={58 + index * row} />
      ))}
    </Panel>
    <Panel x={0} y={294} width={336} height={72} tone="surface">
      <rect x={1} y={1} width={334} height={70} rx={15} className="marigold-soft" />
      <rect
        x={2}
        y={2}
        width={332}
        height={68}
        rx={14}
        className="stroke-marigold"
        strokeWidth={3}
      />
      <Glyph name="store" x={32} y={20} size={32} tone="marigold-ink" bold />
      <Label x={88} y={43.5} size={20} weight={800}>
        Your business
      </Label>
      <Label x={304} y={43.5} size={18} weight={700} tone="marigold-ink" anchor="end">
        Ask us
      </Label>
    </Panel>
  </At>
);

interface KindProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly ground: (typeof kinds)[number][2];
  readonly y: number;
}

const Kind = ({ glyph, name, ground, y }: KindProps) => (
  <At x={0} y={y}>
    <rect x={18} y={10} width={38} height={38} rx={10} className={ground} />
    <Glyph name={glyph} x={25} y={17} size={24} tone="brand-ink" />
    <Label x={76} y={35.5} size={19} weight={600}>
      {name}
    </Label>
    <Tick x={276} y={29} size={28} />
    <path d="M24 57.500H288" className="stroke-line" />
  </At>
);
