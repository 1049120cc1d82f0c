import { Phone } from '../../kit/devices/Phone.tsx';
import { BrandScreen, ColourChoice } from '../../kit/screens/BrandScreen.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on recharge applications, for phones: the app under the owner’s name, and above it his panel. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={444} ground="brand">
      <Rings x={200} y={460} size={360} tone="brand-lift" />
      <Panel x={20} y={20} width={360} height={216}>
        <Label x={20} y={38} size={18} tone="muted">
          Sold today
        </Label>
        <Label x={20} y={78} size={36} weight={800}>
          ₹38,460
        </Label>
        <path d="M20 104.500H340" className="stroke-line" />
        <Label x={20} y={144} size={18} weight={700}>
          Your colour
        </Label>
        <ColourChoice x={164} y={120} />
      </Panel>
      <Phone x={82} y={196} width={236} height={456} head={132}>
        <BrandScreen />
      </Phone>
    </Scene>
  );
}
