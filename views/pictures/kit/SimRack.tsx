import type { Place } from './At.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';

const slots = [0, 1, 2, 3];

/** A rack with four hosted SIM cards, each with its green light, 176 × 232. */
export function SimRack(place: Place) {
  return (
    <Panel {...place} width={176} height={232} tone="night">
      <Label x={20} y={35} size={16} weight={700} tone="on-deep">
        SIM rack
      </Label>
      {slots.map((slot) => (
        <g key={slot} transform={`translate(16 ${52 + slot * 42})`}>
          <rect width={144} height={36} rx={8} className="on-deep" opacity={0.1} />
          <path
            d="M12 11a5 5 0 015-5h26l9 9v10a5 5 0 01-5 5H17a5 5 0 01-5-5z"
            className="on-deep"
          />
          <rect x={20} y={12} width={18} height={13} rx={3} className="marigold" />
          <path d="M29 12v13M20 18.500h18" className="stroke-marigold-ink" opacity={0.5} />
          <Label x={70} y={24} size={15} tone="on-deep-muted">
            {`SIM ${slot + 1}`}
          </Label>
          <circle cx={126} cy={18} r={9} className="code-number" opacity={0.25} />
          <circle cx={126} cy={18} r={5} className="code-number" />
        </g>
      ))}
    </Panel>
  );
}
