import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';

/** The status of one PNR, which rises from the waiting list until it has coach and berth, 192 × 192. */
export const StatusSteps = () => (
  <Panel x={0} y={0} width={192} height={192}>
    <Label x={96} y={34} size={17} weight={700} anchor="middle">
      62XXXXXX41
    </Label>
    <path d="M16 52.500H176" className="stroke-line" strokeWidth={1.5} />
    <path d="M32 77V150" className="stroke-line" strokeWidth={3} />
    <circle cx={32} cy={77} r={8} className="faint" />
    <circle cx={32} cy={109} r={8} className="marigold" />
    <Label x={56} y={83} size={17} weight={600} tone="muted">
      WL 4
    </Label>
    <Label x={56} y={115} size={17} weight={600} tone="marigold-ink">
      RAC
    </Label>
    <rect x={12} y={131} width={168} height={49} rx={10} className="green-soft" />
    <Tick x={32} y={155.5} size={26} />
    <Label x={56} y={161.5} size={17} weight={800} tone="green-ink">
      CNF
    </Label>
    <Label x={166} y={161.5} size={17} weight={600} tone="green-ink" anchor="end">
      B2, 31
    </Label>
  </Panel>
);
