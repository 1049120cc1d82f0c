import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';

const width = 1056;
const height = 216;
const panes = [264, 528, 792];

/* A line of light on the water: from, to, height. */
const ripples = [
  [60, 190, 200],
  [420, 560, 206],
  [880, 1000, 199],
] as const;

/** The Hooghly with its bridge in the evening, along the whole wall of an office: 1056 × 216. */
export function RiverWindow(place: Place) {
  const id = useId();
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <circle cx={726} cy={112} r={66} className="marigold" />
        <path
          d="M0 150h70v-34h56v34h44v-22h64v22h150v-30h48v30h250v-24h60v24h110v-40h52v40h152v66H0z"
          className="brand-soft"
        />
        <rect y={182} width={width} height={40} className="brand-soft" />
        <rect y={182} width={width} height={40} fill="url(#fade)" />
        <path
          d="M670 200h112M690 211h72"
          className="stroke-marigold"
          strokeWidth={5}
          opacity={0.6}
        />
        {ripples.map(([from, to, y]) => (
          <path
            key={from}
            d={`M${from} ${y}H${to}`}
            className="stroke-on-brand"
            strokeWidth={4}
            opacity={0.6}
          />
        ))}
        <g transform="matrix(2.6 0 0 .76 -96 -36)">
          <HowrahBridge empty />
        </g>
      </g>
      <path
        d={panes.map((x) => `M${x} 0V${height}`).join('')}
        className="stroke-surface"
        strokeWidth={6}
      />
      <rect width={width} height={height} rx={8} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
