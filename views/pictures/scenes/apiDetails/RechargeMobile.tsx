import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** A prepaid phone with the recharge that has just arrived. */
export function RechargeMobile() {
  return (
    <Scene width={360} height={320}>
      <Rings x={180} y={160} size={220} />
      <Phone x={84} y={14} width={208} height={316} scale={0.92} time="">
        <Panel x={14} y={60} width={162} height={104} tone="brand-soft" radius={8} flat>
          <Label x={16} y={36} size={20} tone="brand-ink">
            Mobile
          </Label>
          <Label x={16} y={80} size={38} weight={800} tone="brand-ink">
            ₹299
          </Label>
        </Panel>
        <Tick x={95} y={224} size={72} />
      </Phone>
    </Scene>
  );
}
