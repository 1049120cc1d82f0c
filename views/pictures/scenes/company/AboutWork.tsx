import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const events = [
  ['brand', 'send', 'Sent to the operator', '10:24'],
  ['marigold', 'clock', 'Pending: no answer yet', '10:25'],
  ['red', 'x', 'Failed', '10:41'],
  ['green', 'refresh', '₹299 refunded', '10:42'],
] as const;

/** One recharge that failed, step by step to its refund, and the balance that has its money back. */
export function AboutWork() {
  return (
    <Scene width={480} height={520} ground="mint" grows="around">
      <Rings x={480} y={0} size={320} tone="green-soft" />
      <Panel x={32} y={28} width={400} height={348}>
        <Label x={24} y={44} size={21} weight={700}>
          Recharge of ₹299
        </Label>
        <Pill x={376} y={25} size={15} tone="green" anchor="end">
          Refunded
        </Pill>
        <path d="M1 71.500H399" className="stroke-line" />
        <path d="M48 108V312" className="stroke-line" strokeWidth={3} />
        {events.map(([tone, glyph, title, time], index) => (
          <g key={title} transform={`translate(0 ${108 + index * 68})`}>
            <Avatar x={48} y={0} size={44} tone={tone} glyph={glyph} />
            <Label x={88} y={6} size={18} weight={index === 3 ? 700 : 500}>
              {title}
            </Label>
            <Label x={376} y={6} size={16} tone="muted" anchor="end">
              {time}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={200} y={396} width={248} height={96} tone="night">
        <Label x={24} y={38} size={17} tone="on-deep-muted">
          Your balance
        </Label>
        <Label x={24} y={73} size={28} weight={800} tone="on-deep">
          ₹18,750
        </Label>
        <Label x={224} y={72} size={18} weight={700} tone="code-number" anchor="end">
          +₹299
        </Label>
      </Panel>
    </Scene>
  );
}
