import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A modem with an aerial and its one SIM card, 176 × 232. */
export function SimModem(place: Place) {
  return (
    <At {...place}>
      <rect x={132} width={12} height={64} rx={6} className="faint" />
      <Panel x={0} y={40} width={176} height={192} tone="night">
        <Label x={20} y={36} size={16} weight={700} tone="on-deep">
          SIM modem
        </Label>
        <path
          d="M20 66a8 8 0 018-8h44l24 24v80a8 8 0 01-8 8H28a8 8 0 01-8-8z"
          className="on-deep"
        />
        <rect x={34} y={96} width={48} height={56} rx={8} className="marigold" />
        <path
          d="M58 96v56M34 114h48M34 134h48"
          className="stroke-marigold-ink"
          strokeWidth={2}
          opacity={0.5}
        />
        <circle cx={138} cy={90} r={16} className="code-number" opacity={0.25} />
        <circle cx={138} cy={90} r={8} className="code-number" />
        <Label x={138} y={146} size={15} anchor="middle" tone="on-deep-muted">
          1 SIM
        </Label>
      </Panel>
    </At>
  );
}
