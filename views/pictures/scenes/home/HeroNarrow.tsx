import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { Disc } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What remains of the hero on a phone, where five layers would be too small to read: the recharge, its answer, the payouts. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={468} ground="none">
      <Disc x={200} y={198} size={156} />
      <circle cx={352} cy={48} r={34} className="marigold" />
      <Phone x={32} y={12} width={216} height={380}>
        <RechargeDone x={99} y={86} size={46} words={17} />
      </Phone>
      <CodeWindow x={244} y={58} width={152} title="200 OK" size={14.5} lines={['"amount": 299']} />
      <PayoutBatch x={8} y={270} width={384} height={172} size={16} count={2} statusWidth={5.5} />
    </Scene>
  );
}
