import type { ReactNode } from 'react';
import { soft, type Tone } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BoardingCoachProps extends Place {
  readonly width: number;
  /** Where its right end is, from which a gangway leads out of the picture; at the left the coach is longer than the picture. */
  readonly end: number;
  /** The middle of each pair of wheels. */
  readonly bogies: readonly number[];
  readonly children: ReactNode;
}

/** How far each wheel is from the middle of its bogie. */
const axles = [-44, 44] as const;

const floor = 244;

/* How deep the platform is; a picture ends before it does. */
const depth = 150;

/** The side of a coach at a platform as long as the picture, which begins 28 below its floor; its windows and doors are in it. */
export const BoardingCoach = ({ width, end, bogies, children, ...place }: BoardingCoachProps) => (
  <At {...place}>
    <Gangway from={end} to={width} />
    <Side end={end} />
    <At x={0} y={floor}>
      {/* The track beneath it is lighter than the night, so that wheels are seen and the coach is not cut off. */}
      <path d={`M0 0H${width}V36H0z`} className="on-deep-muted" />
      <path d={`M0 0H${width}V36H0z`} className="deep" opacity={0.48} />
      {bogies.map((x) => (
        <Bogie key={x} x={x} y={0} />
      ))}
      <path d={`M0 0H${end}V7H0z`} className="deep" />
      {/* The platform, with the yellow line behind which everybody waits. */}
      <path d={`M0 28H${width}V${depth}H0z`} className="on-deep-muted" />
      <path d={`M0 28H${width}V${depth}H0z`} className="deep" opacity={0.16} />
      <path d={`M0 28H${width}V32H0z`} className="on-deep" />
      <path d={`M0 38H${width}V45H0z`} className="marigold" />
    </At>
    {children}
  </At>
);

/** The wall from roof to floor, rounded where it ends. */
const Side = ({ end }: { readonly end: number }) => (
  <>
    <path d={`M0 38H${end - 26}q26 0 26 26V${floor}H0z`} fill="url(#sheen)" />
    <path d={`M0 38H${end - 26}q18 0 23 12H0z`} className="on-deep" opacity={0.18} />
    <path d={`M0 ${floor - 24}H${end}v7H0z`} className="on-deep" opacity={0.3} />
  </>
);

/** The folds between two coaches. */
function Gangway({ from, to }: { readonly from: number; readonly to: number }) {
  const folds = Math.ceil((to - from) / 9);
  return (
    <>
      <path d={`M${from - 4} 72H${to}V${floor - 16}H${from - 4}z`} className="deep" />
      <path
        d={Array.from(
          { length: folds },
          (_, fold) => `M${from + 7 + fold * 9} 76V${floor - 20}`,
        ).join('')}
        className="stroke-on-deep-muted"
        strokeWidth={2}
        opacity={0.7}
      />
      <path d={`M${from} ${floor - 8}H${to}v10H${from}z`} className="on-deep-muted" />
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
  readonly width?: number | undefined;
  readonly children: string;
}

/** The letters of a status on the roof above the place to which it leads; x is the middle. */
export function StatusSign({ x, tone, width = 96, children }: StatusSignProps) {
  const [ground, ink] = soft[tone];
  const half = width / 2 - 12;
  const outline = `M${-half} 0H${half}a12 12 0 0112 12v18a12 12 0 01-12 12H12L0 56-12 42H${-half}a12 12 0 01-12-12V12a12 12 0 0112-12z`;
  return (
    <At x={x} y={-12}>
      <path d={outline} className={ground} />
      {/* After dark it is hardly lighter than the sky. */}
      <path d={outline} className="stroke-on-deep" strokeWidth={1.5} opacity={0.22} />
      <Label x={0} y={30} size={24} weight={800} tone={ink} anchor="middle">
        {children}
      </Label>
    </At>
  );
}
