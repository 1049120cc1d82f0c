import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const checks = ['Order received', 'Sent to the bank', 'Bank confirmed', 'Books agree'] as const;

const ledgers = [
  [296, 'Your books'],
  [462, 'Bank’s books'],
] as const;

/** The checklist of a payment, and beside it the payment whose reference is in both ledgers. */
export function MissionQuality() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <Panel x={28} y={36} width={248} height={448}>
        <Label x={20} y={46} size={22} weight={800}>
          Payment check
        </Label>
        <Label x={20} y={75} size={20} tone="muted">
          19 Nov 2026
        </Label>
        <path d="M20 99.5H228" className="stroke-line" />
        <CheckList x={34} y={150} checks={checks} size={20} step={80} />
      </Panel>
      <Panel x={296} y={36} width={316} height={136} tone="sheen">
        <Label x={24} y={48} size={20} tone="on-brand">
          Payment PB-20611
        </Label>
        <Label x={24} y={106} size={52} weight={800} tone="on-brand">
          ₹1,499
        </Label>
        <Tick x={264} y={68} size={56} />
      </Panel>
      {ledgers.map(([x, title]) => (
        <Panel key={title} x={x} y={252} width={150} height={232}>
          <Label x={16} y={37} size={18} weight={700}>
            {title}
          </Label>
          <path d="M0 56.5H150" className="stroke-line" />
          <Skeleton x={16} y={76} widths={[108, 72]} />
          <rect x={8} y={116} width={134} height={68} rx={8} className="marigold-soft" />
          <Label x={16} y={144} size={21} weight={800}>
            PB-20611
          </Label>
          <Label x={16} y={171} size={21} weight={600} tone="marigold-ink">
            ₹1,499
          </Label>
          <Skeleton x={16} y={204} widths={[96]} />
        </Panel>
      ))}
      <Connector from={[371, 172]} to={[371, 248]} upright arrow />
      <Connector from={[537, 172]} to={[537, 248]} upright arrow />
    </Scene>
  );
}
