import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import type { Place } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const ledgers = [
  [24, 'Our record'],
  [208, 'Bank’s record'],
] as const;

/** For phones: a payment whose reference is in both ledgers, without the checks on its way. */
export function MissionQualityNarrow() {
  return (
    <Scene {...narrowMissionSize}>
      <Rings x={400} y={0} size={280} />
      <Panel x={24} y={24} width={352} height={96} tone="sheen">
        <Label x={24} y={35} size={17} tone="on-brand">
          Payment PB-20611
        </Label>
        <Label x={24} y={77} size={40} weight={800} tone="on-brand">
          ₹1,499
        </Label>
        <Tick x={304} y={48} size={50} />
      </Panel>
      {ledgers.map(([x, title]) => (
        <FoundInBooks key={title} x={x} y={160} title={title} />
      ))}
      <Connector from={[108, 120]} to={[108, 156]} upright arrow />
      <Connector from={[292, 120]} to={[292, 156]} upright arrow />
    </Scene>
  );
}

/* The reference is looked for, so the amounts are left out of the rows. */
const FoundInBooks = ({ title, ...place }: Place & { readonly title: string }) => (
  <Panel {...place} width={168} height={140}>
    <Label x={18} y={30} size={18} weight={700}>
      {title}
    </Label>
    <path d="M1 44.500H167" className="stroke-line" />
    <Label x={18} y={73} size={19} tone="muted">
      PO-11872
    </Label>
    <rect x={8} y={90} width={152} height={42} rx={10} className="marigold-soft" />
    <Label x={18} y={118} size={19} weight={800}>
      PB-20611
    </Label>
  </Panel>
);
