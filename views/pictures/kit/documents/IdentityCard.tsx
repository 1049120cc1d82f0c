import type { Colour } from '../../palette.ts';
import type { Hair } from '../people/PersonHead.tsx';
import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

const [width, height] = [120, 76];

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
