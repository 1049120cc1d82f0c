import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SimCard } from './SimCard.tsx';

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
        <SimCard x={20} y={58} />
        <circle cx={138} cy={90} r={16} className="code-number" opacity={0.25} />
        <circle cx={138} cy={90} r={8} className="code-number" />
        <Label x={138} y={146} size={15} anchor="middle" tone="on-deep-muted">
          1 SIM
        </Label>
      </Panel>
    </At>
  );
}
