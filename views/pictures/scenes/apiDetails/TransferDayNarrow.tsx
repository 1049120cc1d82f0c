import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferSequence } from '../../kit/shapes/TransferSequence.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The line of each mode. */
const imps = 98;
const neft = 250;

/** The scale that both share from the top down, and where it leaves time out. */
const sent = 86;
const batch = 144;
const sameDay = 214;
const nextDay = 290;
const breaks = [179, 252];

/* Each time, and what leads from it to the marks, clear of the words between them. */
const times = [
  ['12:08', sent, `M60 ${sent}H78M230 ${sent}H238`],
  ['12:30', batch, `M60 ${batch}H230`],
  ['14:30', sameDay, `M60 ${sameDay}H232`],
] as const;

/** The same for a phone: each mode from the top down, and beside the other. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={332} ground="none">
      {/* Both stand on one sheet to its edges, because two on a ground leave their words too little room. */}
      <Panel x={0} y={0} width={400} height={332} flat>
        {breaks.map((y) => (
          <path key={y} d={`M1 ${y + 1}L399 ${y - 5}V${y - 1}L1 ${y + 5}z`} className="line" />
        ))}
        {times.map(([time, y, leads]) => (
          <g key={time}>
            <path d={leads} className="stroke-faint" strokeWidth={1.5} opacity={0.5} />
            <Label x={16} y={y + 5} size={14} tone="muted">
              {time}
            </Label>
          </g>
        ))}
        <Label x={16} y={nextDay + 5} size={14} weight={600} tone="marigold-ink">
          Next day
        </Label>
        <TransferSequence
          x={imps}
          name="IMPS"
          sent={['Sent at 12:08', sent]}
          moves={[['Moves at 12:08'], sent]}
          back={[['Not credited:', 'reversed by T+1'], nextDay]}
          breaks={breaks}
        />
        <TransferSequence
          x={neft}
          name="NEFT"
          sent={['Sent at 12:08', sent]}
          moves={[['Moves with', 'the 12:30 batch'], batch]}
          back={[['Not credited:', 'back by 14:30'], sameDay]}
          breaks={breaks}
        />
      </Panel>
    </Scene>
  );
}
