import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DoorKey } from './DoorKey.tsx';

const bolts = [34, 76, 118] as const;

/** An open safe on its feet with two spare keys on their hooks, its door at the right; 248 × 188. */
export const Safe = (place: Place) => (
  <At {...place}>
    <Shadow width={188} height={176} />
    <path d="M20 172h28v16H20zM140 172h28v16h-28z" className="deep" />
    <rect width={188} height={176} rx={16} className="deep-lift" />
    <rect x={14} y={14} width={160} height={148} rx={10} className="deep" />
    {(['brand-lift', 'marigold'] as const).map((tone, index) => (
      <g key={tone} transform={`translate(${62 + index * 66} 34)`}>
        <path d="M0-10v14" className="stroke-on-deep-muted" strokeWidth={5} />
        <DoorKey x={22} y={-2} turn={90} tone={tone} />
      </g>
    ))}
    {/* The door stands open towards us. */}
    <path d="M188 6l52 20q8 3 8 12v108q0 9-8 12l-52 16z" className="sheen-to" />
    <path d="M188 6l52 20q8 3 8 12v108q0 9-8 12l-52 16z" className="stroke-on-deep" opacity={0.3} />
    <circle cx={220} cy={92} r={17} className="on-brand" opacity={0.9} />
    <path d="M220 79v26M209 86l22 13M209 99l22-13" className="stroke-deep" strokeWidth={3} />
    {bolts.map((y) => (
      <path key={y} d={`M248 ${y + 16}h7`} className="stroke-on-deep-muted" strokeWidth={7} />
    ))}
  </At>
);
