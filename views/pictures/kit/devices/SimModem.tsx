import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A modem with an aerial and its one SIM card, 176 × 232. */
export function SimModem(place: Place) {
  return (
    <At {...place}>
      <path d="M135 3a3 3 0 016 0l4 43h-14z" className="faint" />
      <rect x={126} y={32} width={24} height={16} rx={4} className="muted" />
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
          d="M35 114h15v22h-15M81 114H66v22h15M58 97v13M58 151v-11M50 114l4-4h8l4 4M50 136l4 4h8l4-4"
          className="stroke-deep"
          strokeWidth={2}
          strokeLinecap="butt"
          opacity={0.55}
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
