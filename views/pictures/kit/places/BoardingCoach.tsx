import type { ReactNode } from 'react';
import { soft, type Tone } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BoardingCoachProps extends Place {
  readonly width: number;
  /** Where its floor is: lower where it has a second deck. */
  readonly floor?: number;
  /** The middle of each pair of wheels. */
  readonly bogies: readonly number[];
  readonly children: ReactNode;
}

/** How far each wheel is from the middle of its bogie. */
const axles = [-44, 44] as const;

/** The side of a coach at a platform, which ends 66 below its floor, as long as the picture; its windows and doors are in it. */
export const BoardingCoach = ({
  width,
  floor = 244,
  bogies,
  children,
  ...place
}: BoardingCoachProps) => (
  <At {...place}>
    <path d={`M0 38H${width}V${floor}H0z`} fill="url(#sheen)" />
    <path d={`M0 38H${width}V50H0z`} className="on-deep" opacity={0.18} />
    <path d={`M0 ${floor - 32}H${width}v6H0z`} className="on-deep" opacity={0.3} />
    <At x={0} y={floor}>
      {/* The track beneath it is lighter than the night, so that wheels are seen and the coach is not cut off. */}
      <path d={`M0 0H${width}V36H0z`} className="on-deep-muted" />
      <path d={`M0 0H${width}V36H0z`} className="deep" opacity={0.48} />
      {bogies.map((x) => (
        <Bogie key={x} x={x} y={0} />
      ))}
      <path d={`M0 0H${width}V7H0z`} className="deep" />
      {/* The platform, with the yellow line behind which everybody waits. */}
      <path d={`M0 28H${width}V66H0z`} className="on-deep-muted" />
      <path d={`M0 28H${width}V66H0z`} className="deep" opacity={0.16} />
      <path d={`M0 28H${width}V32H0z`} className="on-deep" />
      <path d={`M0 38H${width}V45H0z`} className="marigold" />
    </At>
    {children}
  </At>
);

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
