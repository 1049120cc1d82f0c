import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';

const width = 1056;
const height = 216;
const panes = [352, 704];

/* A line of light on the water: from, to, height. */
const ripples = [
  [60, 190, 200],
  [420, 640, 205],
  [900, 1000, 199],
] as const;

/** The Hooghly in the evening along the whole wall of an office, 1056 × 216: the bridge, pale, fills the pane in the middle; those at its sides are quiet, for who sits before them. */
export function RiverWindow(place: Place) {
  const id = useId();
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <circle cx={866} cy={106} r={54} className="marigold" />
        <g transform="matrix(.8 0 0 .77 336 -46)" opacity={0.55}>
          <HowrahBridge far empty />
        </g>
        <path
          d="M0 136h46v-18h90v28h52v-20h64v18h56v-12h44V194H0zM1056 132h-54v-24h-76v46h-114v-28h-44v8h-62V194H1056z"
          className="brand-soft"
        />
        <rect y={182} width={width} height={40} className="brand-soft" />
        <rect y={182} width={width} height={40} fill="url(#fade)" />
        <path
          d="M820 196h84M838 207h48"
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
