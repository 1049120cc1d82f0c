import { useId } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface HoardingProps extends Place {
  /** Low and long, 592 × 148, with three lamps and its last two lines side by side. */
  readonly wide?: true;
}

const looks = {
  high: { width: 352, height: 176, lamps: [88, 264] },
  wide: { width: 592, height: 148, lamps: [104, 296, 488] },
} as const;

/** A hoarding on a wall after dark, 352 × 176, lit by lamps 26 above it, that asks for a text. */
export function Hoarding({ wide, ...place }: HoardingProps) {
  const { width, height, lamps } = looks[wide ? 'wide' : 'high'];
  const line = { x: width / 2, tone: 'on-brand', anchor: 'middle' } as const;
  return (
    <At {...place}>
      <Panel x={0} y={0} width={width} height={height} tone="sheen">
        <Lamplight lamps={lamps} width={width} height={height} />
        <Label {...line} y={40} size={21} weight={600}>
          Try it for a week. Text
        </Label>
        {wide ? (
          <>
            <Label x={69} y={122} size={84} weight={800} tone="on-brand">
              TRIAL
            </Label>
            <Label x={313} y={122} size={50} weight={700} tone="on-brand">
              to 567XX
            </Label>
          </>
        ) : (
          <>
            <Label {...line} y={121} size={84} weight={800}>
              TRIAL
            </Label>
            <Label {...line} y={159} size={30} weight={700}>
              to 567XX
            </Label>
          </>
        )}
      </Panel>
      <rect
        x={1.5}
        y={1.5}
        width={width - 3}
        height={height - 3}
        rx={14.5}
        className="stroke-pale"
        strokeWidth={3}
      />
      {lamps.map((x) => (
        <g key={x}>
          <path d={`M${x} 0V-16`} className="stroke-faint" strokeWidth={5} />
          <rect x={x - 24} y={-26} width={48} height={14} rx={7} className="marigold" />
        </g>
      ))}
    </At>
  );
}

interface LamplightProps {
  readonly lamps: readonly number[];
  readonly width: number;
  readonly height: number;
}

/* Brightest under each lamp, and gone before the next. */
function Lamplight({ lamps, width, height }: LamplightProps) {
  const wall = useId();
  const light = useId();
  return (
    <>
      <clipPath id={wall}>
        <rect width={width} height={height} rx={16} />
      </clipPath>
      <radialGradient id={light}>
        <stop className="stop-on-brand" stopOpacity={0.42} />
        <stop offset="1" className="stop-on-brand" stopOpacity={0} />
      </radialGradient>
      <g clipPath={`url(#${wall})`}>
        {lamps.map((x) => (
          <ellipse key={x} cx={x} rx={96} ry={height * 0.95} fill={`url(#${light})`} />
        ))}
      </g>
    </>
  );
}
