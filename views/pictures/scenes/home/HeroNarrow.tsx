import { Phone } from '../../kit/devices/Phone.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What remains of the hero on a phone, where its layers would be too small to read: the recharge and the payouts. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={468} ground="none" night="rimmed">
      <circle cx={230} cy={196} r={150} fill="url(#sheen)" />
      <Phone x={12} y={4} width={232} height={372} screen="ground">
        <RechargeDone x={107} y={90} size={48} words={17.5} scale={0.88} />
      </Phone>
      {/* A second shadow to the left, where the card lies on the pale screen. */}
      <g transform="translate(36 232)">
        <Shadow width={200} height={200} />
      </g>
      <PayoutBatch
        x={48}
        y={240}
        width={340}
        height={203}
        size={17.5}
        count={2}
        step={3.7}
        stacked
      />
    </Scene>
  );
}
