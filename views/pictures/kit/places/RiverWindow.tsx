import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';

/* Of what is seen, in which the bridge with lowered towers is as wide as the glass. */
const width = 480;
const height = 250;
const deck = 142;

/* The far bank, its roofs before the sky. */
const town =
  'M0 150V84h30v-16h34v40h26v-18h28v26h36v-20h44v-14a22 22 0 0144 0v14h18v18h44v-28h40v22h34v-30h14l10-16 10 16h14v26h30v-20h24v66z';

const ripples = 'M26 206H96M170 196H262M376 204H452M214 226H306M60 232H112M404 230H446';

/** A window of a shop over the Hooghly by day with its bridge, 500 × 284 with its frame and its sill. */
export function RiverWindow(place: Place) {
  const glass = useId();
  return (
    <At {...place}>
      <rect width={500} height={270} rx={16} className="surface" />
      <At x={10} y={10}>
        <clipPath id={glass}>
          <rect x={6} y={6} width={width - 12} height={height - 12} rx={8} />
        </clipPath>
        <g clipPath={`url(#${glass})`}>
          <rect width={width} height={height} className="blue-soft" />
          <path d={town} className="brand-lift" opacity={0.3} />
          <rect y={deck} width={width} height={height} className="brand-lift" opacity={0.55} />
          <path d={ripples} className="stroke-on-brand" strokeWidth={6} opacity={0.6} />
          <g transform="matrix(1 0 0 .68 0 -47)">
            <HowrahBridge empty />
          </g>
        </g>
      </At>
      <rect x={-20} y={258} width={540} height={26} rx={10} className="surface" />
    </At>
  );
}
