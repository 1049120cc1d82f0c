import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const ledgers = [
  [24, 'Your books'],
  [208, 'Bank’s books'],
] as const;

/** For phones: a payment whose reference is in both ledgers, without the checks on its way. */
export function MissionQualityNarrow() {
  return (
    <Scene {...narrowMissionSize}>
      <Rings x={400} y={0} size={280} />
      {ledgers.map(([x, title]) => (
        <Panel key={title} x={x} y={168} width={168} height={132}>
          <Label x={18} y={32} size={18} weight={700}>
            {title}
          </Label>
          <path d="M1 47.5H167" className="stroke-line" />
          <rect x={10} y={57} width={148} height={65} rx={10} className="marigold-soft" />
          <Label x={20} y={84} size={19} weight={800}>
            PB-20611
          </Label>
          <Label x={20} y={110} size={19} weight={600} tone="marigold-ink">
            ₹1,499
          </Label>
        </Panel>
      ))}
      <Connector from={[108, 128]} to={[108, 164]} upright arrow />
      <Connector from={[292, 128]} to={[292, 164]} upright arrow />
      <Panel x={24} y={24} width={352} height={104} tone="sheen">
        <Label x={24} y={37} size={17} tone="on-brand">
          Payment PB-20611
        </Label>
        <Label x={24} y={82} size={42} weight={800} tone="on-brand">
          ₹1,499
        </Label>
        <Tick x={302} y={52} size={52} />
      </Panel>
    </Scene>
  );
}
