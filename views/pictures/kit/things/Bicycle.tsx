import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

const wheels = [30, 122] as const;

interface BicycleProps extends Place {
  /** Of its frame. */
  readonly tone?: Colour;
}

/** A bicycle that somebody has left, 152 × 100. */
export const Bicycle = ({ tone = 'brand', ...place }: BicycleProps) => (
  <At {...place}>
    {wheels.map((x) => (
      <g key={x}>
        <circle cx={x} cy={70} r={28} className="stroke-deep" strokeWidth={4} />
        <path
          d={`M${x - 26} 70H${x + 26}M${x} 44V96M${x - 18} 52l36 36M${x + 18} 52l-36 36`}
          className="stroke-faint"
          strokeWidth={1}
        />
        <circle cx={x} cy={70} r={4} className="deep" />
      </g>
    ))}
    {/* The mudguard goes round the tyre, from the frame to a stay from the hub. */}
    <path d="M-3 66A34 34 0 0160 52M30 70L-2 58" className="stroke-muted" strokeWidth={3} />
    <path
      d="M30 70L54 28H104L66 70H30M66 70L48 16M122 70L100 12"
      className={`stroke-${tone}`}
      strokeWidth={5}
    />
    <path d="M100 12q2-8 16-6M40 14h20" className="stroke-deep" strokeWidth={6} />
    <path d="M30 65L66 60M30 75L66 80" className="stroke-deep" strokeWidth={2} />
    <circle cx={66} cy={70} r={10} className="deep-lift" />
    <circle cx={66} cy={70} r={4} className={tone} />
    <path d="M66 70L77 86M66 70L55 54" className="stroke-deep" strokeWidth={3} />
    <path d="M71 87H83M49 53H61" className="stroke-deep" strokeWidth={4} />
  </At>
);
