import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const waves = [18, 31, 44] as const;

/** A 4G data card with its plug at the left, 114 × 38, and above it the network that it has found. */
export const DataCard = (place: Place) => (
  <At {...place}>
    <path d="M0 14H20V32H0z" className="muted" />
    <rect x={18} width={96} height={38} rx={10} className="deep" />
    <Label x={52} y={28} size={24} weight={800} tone="on-deep" anchor="middle">
      4G
    </Label>
    <circle cx={96} cy={19} r={6} className="code-number" />
    <At x={66} y={-15}>
      {waves.map((radius, index) => (
        <path
          key={radius}
          d={`M${-radius * 0.72} ${-radius * 0.72}A${radius} ${radius} 0 01${radius * 0.72} ${-radius * 0.72}`}
          className="stroke-green"
          strokeWidth={5.5}
          opacity={1 - index * 0.28}
        />
      ))}
      <circle r={5} className="green" />
    </At>
  </At>
);
