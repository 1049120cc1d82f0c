import { Phone } from '../../kit/devices/Phone.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the receipt on the screen, whose rest is behind the payouts. */
const RechargedNumber = ({ y }: { readonly y: number }) => (
  <At x={22} y={y}>
    <path d="M0 0H170" className="stroke-faint" strokeWidth={1.5} strokeDasharray="1 6" />
    <Label x={0} y={22} size={14} tone="muted">
      Mobile
    </Label>
    <Label x={170} y={22} size={14} weight={600} anchor="end">
      98300 XXXXX
    </Label>
  </At>
);

/** What remains of the hero on a phone, where its layers would be too small to read: the recharge and the payouts. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={468} ground="none" night="rimmed">
      <circle cx={230} cy={196} r={150} fill="url(#sheen)" />
      <Phone x={12} y={4} width={232} height={372} screen="ground">
        <RechargeDone x={107} y={82} size={50} words={18} scale={0.8} />
        <RechargedNumber y={198} />
      </Phone>
      {/* A second shadow to the left, where the card lies on the pale screen. */}
      <g transform="translate(36 238)">
        <Shadow width={200} height={194} />
      </g>
      <PayoutBatch
        x={48}
        y={246}
        width={340}
        height={197}
        size={17.5}
        count={2}
        step={3.5}
        stacked
      />
    </Scene>
  );
}
