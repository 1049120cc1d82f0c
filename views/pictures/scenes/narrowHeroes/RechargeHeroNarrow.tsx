import { Rings } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { RechargeDone } from '../../kit/RechargeDone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The head of the recharge page for phones: the recharge that went through, and the answer that says so. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={440}>
      <Rings x={400} y={0} size={300} />
      <Phone x={64} y={24} width={272} height={600}>
        <RechargeDone x={127} y={96} size={52} words={19} />
      </Phone>
      <CodeWindow
        x={24}
        y={286}
        width={352}
        title="200 OK"
        size={17}
        lines={['"status": "success",', '"balance": 18451.5']}
      />
    </Scene>
  );
}
