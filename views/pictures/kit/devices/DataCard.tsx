import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const waves = [30, 52, 74] as const;

interface DataCardProps extends Place {
  /** The network that it has found is above it. */
  readonly connected?: true;
}

/** A 4G data card with its plug at the left, 114 × 38. */
export const DataCard = ({ connected, ...place }: DataCardProps) => (
  <At {...place}>
    <path d="M0 15H20V31H0z" className="on-deep-muted" />
    <rect x={18} width={96} height={38} rx={10} className="deep" />
    <Label x={52} y={28} size={24} weight={800} tone="on-deep" anchor="middle">
      4G
    </Label>
    <circle cx={96} cy={19} r={6} className="code-number" />
    {connected && (
      <At x={66} y={-22}>
        {waves.map((radius, index) => (
          <path
            key={radius}
            d={`M${-radius * 0.72} ${-radius * 0.72}A${radius} ${radius} 0 01${radius * 0.72} ${-radius * 0.72}`}
            className="stroke-green"
            strokeWidth={8}
            opacity={1 - index * 0.28}
          />
        ))}
        <circle r={8} className="green" />
      </At>
    )}
  </At>
);
