import { Photograph } from '../people/Photograph.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

const [width, height] = [76, 52];

/** What an operator brings, fanned from left to right, 203 × 62: a PAN card, an Aadhaar card without its number, and a bank passbook on top. */
export const OperatorPapers = (place: Place) => (
  <At {...place}>
    <IdentityCard x={0} y={8} turn={-6} title="PAN" tone="deep-lift" ink="on-brand" />
    <IdentityCard x={59} y={2} title="Aadhaar" tone="marigold" ink="deep" />
    <Passbook x={129} y={0} turn={6} />
  </At>
);

/* The flat shadow of a paper on those below it. */
const Under = () => (
  <rect x={-2} y={3} width={width + 4} height={height} rx={6} className="shade" />
);

interface IdentityCardProps extends Place {
  readonly title: string;
  readonly tone: 'deep-lift' | 'marigold';
  readonly ink: 'on-brand' | 'deep';
}

const IdentityCard = ({ title, tone, ink, ...place }: IdentityCardProps) => (
  <At {...place}>
    <Under />
    <g className="sheet">
      <rect width={width} height={height} rx={6} className="paper" />
      <path d={`M0 19V6a6 6 0 016-6H${width - 6}a6 6 0 016 6V19z`} className={tone} />
      <Label x={5.5} y={14.5} size={13} weight={700} tone={ink}>
        {title}
      </Label>
      <Photograph x={7} y={24} width={20} height={23} hair="bob" />
      <Skeleton x={32} y={28} widths={[36, 26]} step={9} height={4} />
    </g>
  </At>
);

const Passbook = (place: Place) => (
  <At {...place}>
    <Under />
    <g className="sheet">
      <path d={`M4 ${height - 4}H${width}V${height + 2}H8a4 4 0 01-4-4z`} className="on-deep" />
      <rect width={width} height={height} rx={5} className="green" />
      <path d={`M5 0V${height}`} className="stroke-shade" strokeWidth={1.5} opacity={0.3} />
      <Glyph name="bank" x={29} y={6} size={20} tone="on-brand" />
      <Label x={width / 2 + 2} y={43} size={13} weight={700} tone="on-brand" anchor="middle">
        Passbook
      </Label>
    </g>
  </At>
);
