import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Disc } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const told = [
  ['Number', '98300 XXXXX'],
  ['Date', '14 Nov 2026'],
  ['Balance', '₹18,451.50'],
] as const;

/** What the company’s services bring about: a recharge on a phone, the answer to it, and a run of payouts that lies before both. */
export function HeroWide() {
  return (
    <Scene width={760} height={680} ground="none">
      <Disc x={424} y={336} size={288} />
      <circle cx={750} cy={296} r={7} className="brand" />
      <circle cx={652} cy={60} r={52} className="marigold" />
      <Phone x={2} y={40} scale={1.26} width={232} height={466}>
        <RechargeDone x={107} y={92} size={42} words={15} scale={0.98} />
        {told.map(([term, value], index) => (
          <LabelledField
            key={term}
            x={22}
            y={250 + index * 62}
            label={term}
            value={value}
            size={16}
            captionSize={13}
          />
        ))}
      </Phone>
      <CodeWindow
        x={288}
        y={84}
        scale={1.26}
        width={362}
        title="200 OK"
        size={15.5}
        lines={['"status": "success",', '"amount": 299,', '"balance": 18451.5']}
      />
      <PayoutBatch
        x={246}
        y={302}
        scale={1.07}
        width={466}
        height={306}
        size={18}
        count={4}
        step={3.3}
        statusWidth={5.6}
      />
    </Scene>
  );
}
