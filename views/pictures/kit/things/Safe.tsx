import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DoorKey } from './DoorKey.tsx';

/** An open safe on its feet with two spare keys on their hooks, its door swung to the right; 256 × 188. */
export const Safe = (place: Place) => (
  <At {...place}>
    <Shadow width={256} height={176} />
    <path d="M20 172h28v16H20zM140 172h28v16h-28z" className="deep" />
    <rect width={188} height={176} rx={16} className="deep-lift" />
    <rect x={14} y={14} width={160} height={148} rx={10} className="deep" />
    {(['brand-lift', 'marigold'] as const).map((tone, index) => (
      <g key={tone} transform={`translate(${62 + index * 66} 34)`}>
        <path d="M0-10v14" className="stroke-on-deep-muted" strokeWidth={5} />
        <DoorKey x={22} y={-2} turn={90} tone={tone} />
      </g>
    ))}
    {/* Two hinges, and the door seen from its inner side. */}
    <path d="M188 44h8M188 132h8" className="stroke-deep" strokeWidth={10} />
    <path d="M196 8h48a12 12 0 0112 12v136a12 12 0 01-12 12h-48z" className="sheen-to" />
    <rect x={206} y={20} width={38} height={136} rx={6} className="stroke-on-deep" opacity={0.35} />
    <circle cx={225} cy={88} r={15} className="stroke-on-deep" strokeWidth={4} />
    <path d="M225 67v42M204 88h42" className="stroke-on-deep" strokeWidth={4} />
  </At>
);
