import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const checks = ['Order received', 'Sent to the bank', 'Bank confirmed', 'Books agree'] as const;

const ledgers = [
  [292, 'Your books'],
  [458, 'Bank’s books'],
] as const;

/** The checklist of a payment whose reference is in both ledgers. */
export function MissionQuality() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <At x={48} y={39} scale={0.85}>
        <Panel x={24} y={64} width={252} height={424}>
          <Label x={20} y={46} size={22} weight={800}>
            Payment check
          </Label>
          <Label x={20} y={74} size={21} tone="muted">
            19 Nov 2026
          </Label>
          <path d="M20 92.5H232" className="stroke-line" />
          <CheckList x={32} y={148} checks={checks} size={20} step={72} />
        </Panel>
        {ledgers.map(([x, title]) => (
          <Panel key={title} x={x} y={256} width={158} height={232}>
            <Label x={14} y={37} size={19.5} weight={700}>
              {title}
            </Label>
            <path d="M0 56.5H158" className="stroke-line" />
            <Skeleton x={16} y={76} widths={[112, 72]} />
            <rect x={8} y={116} width={142} height={68} rx={8} className="marigold-soft" />
            <Label x={16} y={144} size={21} weight={800}>
              PB-20611
            </Label>
            <Label x={16} y={171} size={21} weight={600} tone="marigold-ink">
              ₹1,499
            </Label>
            <Skeleton x={16} y={204} widths={[96]} />
          </Panel>
        ))}
        <Connector from={[367, 168]} to={[367, 256]} upright arrow />
        <Connector from={[537, 168]} to={[537, 256]} upright arrow />
        <Panel x={240} y={32} width={376} height={136} tone="sheen">
          <Label x={32} y={46} size={21} tone="on-brand">
            Payment PB-20611
          </Label>
          <Label x={32} y={104} size={52} weight={800} tone="on-brand">
            ₹1,499
          </Label>
          <Tick x={316} y={68} size={64} />
        </Panel>
      </At>
    </Scene>
  );
}
