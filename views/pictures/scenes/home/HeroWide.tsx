import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Disc } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const told = [
  ['Number', '98300 XXXXX'],
  ['Date', '14 Nov 2026'],
  ['Balance', '₹18,451.50'],
] as const;

/** What the company’s services bring about: a recharge on a phone, the answer to it, and a run of payouts that lies before the phone. */
export function HeroWide() {
  return (
    <Scene width={760} height={680} ground="none" night="rimmed">
      <Disc x={424} y={336} size={288} />
      <circle cx={380} cy={11} r={7} className="brand" />
      <circle cx={650} cy={68} r={52} className="marigold" />
      <Phone x={8} y={16} scale={1.26} width={232} height={446} screen="ground">
        <RechargeDone x={107} y={90} size={42} words={15} scale={0.98} />
        {told.map(([term, value], index) => (
          <LabelledField
            key={term}
            x={22}
            y={250 + index * 58}
            label={term}
            value={value}
            size={16}
            captionSize={13}
          />
        ))}
      </Phone>
      {/* Beside the phone: its edge would be lost on another dark one. */}
      <CodeWindow
        x={322}
        y={96}
        scale={1.26}
        width={336}
        title="200 OK"
        size={15.5}
        lines={['"status": "success",', '"amount": 299,', '"balance": 18451.5']}
      />
      {/* A second shadow to the left, where the card lies on the pale screen. */}
      <g transform="translate(228 312)">
        <Shadow width={320} height={290} />
      </g>
      <PayoutBatch
        x={240}
        y={324}
        scale={1.07}
        width={472}
        height={297}
        size={18}
        count={4}
        step={3.1}
        statusWidth={5.6}
      />
    </Scene>
  );
}
