import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A small live test: the phone that was recharged, and what the server was told. */
export function RechargeTest() {
  return (
    <Scene width={400} height={440} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <Phone x={76} y={24} width={248} height={340} time="10:24">
        <Tick x={115} y={88} size={48} />
        <Label x={115} y={142} size={20} weight={700} tone="green-ink" anchor="middle">
          Live test done
        </Label>
        <path d="M20 162.500H210" className="stroke-line" />
        <LabelledField x={20} y={190} label="98300 XXXXX" value="₹10" captionSize={18} size={26} />
      </Phone>
      <CodeWindow
        x={32}
        y={278}
        width={336}
        title="webhook"
        size={18}
        lines={['"orderId": "RC-20417",', '"status": "success"']}
      />
    </Scene>
  );
}
