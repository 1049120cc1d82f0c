import type { Colour } from '../../palette.ts';
import type { Hair } from '../people/PersonHead.tsx';
import { Photograph } from '../people/Photograph.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

const [width, height] = [120, 76];

/** What an operator brings, fanned, 306 × 92: a PAN card, a bank passbook, and over the inner quarter of both an Aadhaar card. */
export const OperatorPapers = (place: Place) => (
  <At {...place}>
    <IdentityCard x={0} y={9} turn={-3} title="PAN" tone="deep-lift" ink="on-brand" />
    <Passbook x={186} y={2} turn={3} />
    <IdentityCard x={93} y={-3} title="Aadhaar" tone="marigold" ink="deep" number="XX 7306" />
  </At>
);

/* The flat shadow of a paper on what is below it. */
const Under = () => (
  <rect x={-2} y={4} width={width + 4} height={height} rx={9} className="shade" />
);

interface IdentityCardProps extends Place {
  readonly title: string;
  readonly tone: 'deep-lift' | 'marigold';
  readonly ink: 'on-brand' | 'deep';
  /** What can be told of its number. */
  readonly number?: string;
  /** Of its holder. */
  readonly hair?: Hair;
  readonly clothes?: Colour;
}

/** A card with its photograph and what can be told of it, 120 × 76. */
export const IdentityCard = ({
  title,
  tone,
  ink,
  number,
  hair = 'short',
  clothes = 'brand',
  ...place
}: IdentityCardProps) => (
  <At {...place}>
    <Under />
    <g className="sheet">
      <rect width={width} height={height} rx={8} className="paper" />
      <path d={`M0 24V8a8 8 0 018-8H${width - 8}a8 8 0 018 8V24z`} className={tone} />
      <Label x={10} y={17.5} size={14.5} weight={700} tone={ink}>
        {title}
      </Label>
      <Photograph x={10} y={32} width={30} height={36} hair={hair} clothes={clothes} />
      {number ? (
        <>
          <Skeleton x={49} y={36} widths={[52]} height={6} />
          <Label x={49} y={64} size={14.5} weight={700}>
            {number}
          </Label>
        </>
      ) : (
        <Skeleton x={49} y={36} widths={[34, 26]} step={14} height={6} />
      )}
    </g>
  </At>
);

const Passbook = (place: Place) => (
  <At {...place}>
    <Under />
    <g className="sheet">
      <path
        d={`M6 ${height - 6}H${width - 1}V${height + 3}H10a4 4 0 01-4-4z`}
        className="on-deep"
      />
      <rect width={width} height={height} rx={7} className="green" />
      <Glyph name="bank" x={61} y={9} size={28} tone="on-brand" />
      <Label x={75} y={60} size={15} weight={700} tone="on-brand" anchor="middle">
        Passbook
      </Label>
    </g>
  </At>
);
