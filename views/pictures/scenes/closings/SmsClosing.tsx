import { PhoneReader } from '../../kit/people/PhoneReader.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A customer reads the sale that may be announced once the sender is registered: the text is above the phone in her hand. */
export function SmsClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      <PhoneReader x={10} y={50} scale={1.8} />
      <Panel x={212} y={18} width={212} height={114}>
        <Label x={18} y={36} size={18} weight={800} tone="brand-ink">
          AX-MYSHOP-P
        </Label>
        <Tick x={184} y={30} size={24} />
        <Label x={18} y={68} size={19} weight={600}>
          Sale on all sizes,
        </Label>
        <Label x={18} y={94} size={19} weight={600}>
          from 20 to 22 Nov.
        </Label>
      </Panel>
    </Scene>
  );
}
