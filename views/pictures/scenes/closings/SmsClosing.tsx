import { KeypadPhone } from '../../kit/devices/KeypadPhone.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The steps of the registration with a tick each, and the sale that may be announced then, on a phone without apps. */
export function SmsClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={440} y={0} size={340} />
      <Panel x={24} y={64} width={224} height={284} title="DLT">
        <CheckList
          x={34}
          y={104}
          checks={['Entity ID', 'Header', 'Template']}
          size={18}
          step={68}
        />
      </Panel>
      {/* The frame cuts it below the third row of keys. */}
      <KeypadPhone x={220} y={30.25} scale={1.45}>
        <Label x={52} y={20} size={11} weight={800} anchor="middle">
          AX-MYSHOP-P
        </Label>
        <path d="M8 29H96" className="stroke-green" strokeWidth={1} opacity={0.4} />
        {['Sale on all', 'sizes, from', '20 to 22 Nov.'].map((line, index) => (
          <Label key={line} x={52} y={45 + index * 16} size={12} weight={600} anchor="middle">
            {line}
          </Label>
        ))}
      </KeypadPhone>
    </Scene>
  );
}
