import { Disc } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/PayoutBatch.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { RechargeDone } from '../../kit/RechargeDone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** What remains of the hero on a phone, where five layers would be too small to read: the recharge, its answer, the payouts. */
export function HeroNarrow() {
  return (
    <Scene width={520} height={548} ground="none">
      <Disc x={262} y={258} size={216} />
      <circle cx={452} cy={64} r={44} className="marigold" />
      <CodeWindow
        x={200}
        y={88}
        width={304}
        title="200 OK"
        size={16}
        lines={['       "status": "success",', '       "amount": 299']}
      />
      <Phone x={20} y={20} width={256} height={480}>
        <RechargeDone x={119} y={104} size={54} words={19} />
      </Phone>
      <PayoutBatch x={64} y={308} height={216} size={17} count={3} />
    </Scene>
  );
}
