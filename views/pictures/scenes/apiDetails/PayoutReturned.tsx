import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

const events = [
  ['Sent', '10:02:11', 'brand'],
  ['Pending', '10:02:12', 'marigold'],
  ['Failed', '10:02:40', 'red'],
] as const;

/** A failed payout on a phone: what happened when, and the amount back in the balance. */
export function PayoutReturned() {
  return (
    <Scene width={400} height={488} grows="above">
      <Rings x={0} y={0} size={300} />
      <Phone x={56} y={36} width={288} height={600} time="">
        <Label x={24} y={84} size={17} tone="muted">
          Payout PO-7732
        </Label>
        <Label x={24} y={124} size={36} weight={800}>
          ₹1,940
        </Label>
        <path d="M36 162V266" className="stroke-line" strokeWidth={3} />
        {events.map(([name, time, tone], index) => (
          <g key={name} transform={`translate(36 ${162 + index * 52})`}>
            <circle r={12} className={tone} />
            {tone === 'red' && <Glyph name="x" x={-9} y={-9} size={18} tone="surface" bold />}
            <Label x={28} y={6} size={18} weight={700}>
              {name}
            </Label>
            <Label x={210} y={6} size={16} tone="muted" anchor="end">
              {time}
            </Label>
          </g>
        ))}
        <rect x={24} y={292} width={222} height={36} rx={8} className="red-soft" />
        <Label x={135} y={316} size={16} tone="red" anchor="middle" mono>
          ACCOUNT_CLOSED
        </Label>
      </Phone>
      <Panel x={24} y={376} width={352} height={92}>
        <Tick x={48} y={46} size={44} />
        <Label x={86} y={40} size={17} tone="muted">
          Back in your balance
        </Label>
        <Label x={86} y={70} size={26} weight={800} tone="green-ink">
          +₹1,940
        </Label>
      </Panel>
    </Scene>
  );
}
