import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';

/** The status of one PNR, which rises from the waiting list until it has coach and berth, 192 × 192. */
export const StatusSteps = () => (
  <Panel x={0} y={0} width={192} height={192}>
    <Label x={96} y={35} size={19} weight={700} anchor="middle">
      62XXXXXX41
    </Label>
    <path d="M16 52.500H176" className="stroke-line" strokeWidth={1.5} />
    <path d="M32 77V150" className="stroke-line" strokeWidth={3} />
    <circle cx={32} cy={77} r={8} className="faint" />
    <circle cx={32} cy={109} r={8} className="marigold" />
    <Label x={56} y={84} size={20} weight={600} tone="muted">
      WL 4
    </Label>
    <Label x={56} y={116} size={20} weight={600} tone="marigold-ink">
      RAC
    </Label>
    <rect x={12} y={131} width={168} height={49} rx={10} className="green-soft" />
    <Tick x={32} y={155.5} size={26} />
    <Label x={56} y={163} size={21} weight={800} tone="green-ink">
      CNF
    </Label>
    <Label x={168} y={163} size={20} weight={600} tone="green-ink" anchor="end">
      B2, 31
    </Label>
  </Panel>
);
