import type { ReactNode } from 'react';
import { soft, type Tone } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BoardingCoachProps extends Place {
  readonly width: number;
  /** How far both ends of a whole coach are from the picture's; without it the coach is longer than the picture. */
  readonly inset?: number;
  /** The middle of each pair of wheels. */
  readonly bogies: readonly number[];
  readonly children: ReactNode;
}

/** How far each wheel is from the middle of its bogie. */
const axles = [-44, 44] as const;

const floor = 244;

/** The side of a coach at a platform, which ends 66 below its floor, as long as the picture; its windows and doors are in it. */
export const BoardingCoach = ({ width, inset, bogies, children, ...place }: BoardingCoachProps) => (
  <At {...place}>
    <Side width={width} inset={inset} />
    <At x={0} y={floor}>
      {/* The track beneath it is lighter than the night, so that wheels are seen and the coach is not cut off. */}
      <path d={`M0 0H${width}V36H0z`} className="on-deep-muted" />
      <path d={`M0 0H${width}V36H0z`} className="deep" opacity={0.48} />
      {bogies.map((x) => (
        <Bogie key={x} x={x} y={0} />
      ))}
      <path d={`M${inset ?? 0} 0H${width - (inset ?? 0)}V7H${inset ?? 0}z`} className="deep" />
      {/* The platform, with the yellow line behind which everybody waits. */}
      <path d={`M0 28H${width}V66H0z`} className="on-deep-muted" />
      <path d={`M0 28H${width}V66H0z`} className="deep" opacity={0.16} />
      <path d={`M0 28H${width}V32H0z`} className="on-deep" />
      <path d={`M0 38H${width}V45H0z`} className="marigold" />
    </At>
    {children}
  </At>
);

interface SideProps {
  readonly width: number;
  readonly inset: number | undefined;
}

/** The wall from roof to floor, rounded where it ends in the picture, with what couples it to the next. */
function Side({ width, inset = 0 }: SideProps) {
  const [from, to] = [inset, width - inset];
  const r = inset && 26;
  const roof = `M${from} ${38 + r}q0-${r} ${r}-${r}H${to - r}q${r} 0 ${r} ${r}`;
  const light = `M${from + r * 0.1} 50q${r * 0.2}-12 ${r * 0.9}-12H${to - r}q${r * 0.7} 0 ${r * 0.9} 12z`;
  return (
    <>
      {inset > 0 && <path d={`M0 ${floor - 22}H${width}v12H0z`} className="on-deep-muted" />}
      <path d={`${roof}V${floor}H${from}z`} fill="url(#sheen)" />
      <path d={light} className="on-deep" opacity={0.18} />
      <path d={`M${from} ${floor - 32}H${to}v6H${from}z`} className="on-deep" opacity={0.3} />
    </>
  );
}

/** Two wheels on their frame; the platform hides where they stand. */
const Bogie = (place: Place) => (
  <At {...place}>
    {axles.map((x) => (
      <g key={x} transform={`translate(${x} 19)`}>
        <circle r={19} className="deep" />
        <circle r={13} className="stroke-on-deep-muted" strokeWidth={4} />
        <circle r={5} className="on-deep-muted" />
      </g>
    ))}
    <path d="M-76 7H76l-8 6H-68z" className="deep" />
  </At>
);

interface StatusSignProps {
  readonly x: number;
  readonly tone: Tone;
  readonly children: string;
}

/** The letters of a status above the place to which it leads; x is the middle. */
export function StatusSign({ x, tone, children }: StatusSignProps) {
  const [ground, ink] = soft[tone];
  return (
    <At x={x} y={10}>
      <path d="M-12 40h24L0 56z" className={ground} />
      <rect x={-48} width={96} height={42} rx={12} className={ground} />
      <Label x={0} y={30} size={24} weight={800} tone={ink} anchor="middle">
        {children}
      </Label>
    </At>
  );
}
