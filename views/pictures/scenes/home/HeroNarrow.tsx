import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Disc } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What remains of the hero on a phone, where five layers would be too small to read: the recharge, its answer, the payouts. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={468} ground="none">
      <Disc x={204} y={210} size={150} />
      <circle cx={340} cy={54} r={36} className="marigold" />
      <Phone x={12} y={4} width={204} height={432} screen="ground">
        <RechargeDone x={93} y={75} size={46} words={17} scale={0.86} />
        <Label x={22} y={397} size={14} tone="muted">
          Balance
        </Label>
        <Label x={164} y={397} size={15} weight={700} anchor="end">
          ₹18,451.50
        </Label>
      </Phone>
      {/* Beside the phone: its edge would be lost on another dark one. */}
      <CodeWindow x={234} y={72} width={150} title="200 OK" size={14} lines={['"amount": 299']} />
      {/* A second shadow to the left, where the card lies on the pale screen. */}
      <g transform="translate(38 208)">
        <Shadow width={200} height={160} />
      </g>
      <PayoutBatch
        x={50}
        y={216}
        width={334}
        height={162}
        size={15.5}
        count={2}
        statusWidth={5.25}
      />
    </Scene>
  );
}
