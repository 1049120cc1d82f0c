import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Envelope } from '../../kit/documents/Envelope.tsx';
import { PanLetter } from '../../kit/documents/PanLetter.tsx';
import { SignatureField } from '../../kit/documents/SignatureField.tsx';
import { RequestChoice } from '../../kit/screens/RequestChoice.tsx';
import { Boxes } from '../../kit/shapes/Boxes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The application as one long form, each part over the words about it, and the card that comes of it. */
export function PanStrip() {
  return (
    <Scene width={1136} height={248} ground="mint">
      <Panel x={12} y={24} width={852} height={260}>
        <RequestChoice x={24} y={24} width={232} step={62} />
        <path
          d="M280 0V224M571 0V224"
          className="stroke-line"
          strokeDasharray="2 8"
          strokeWidth={2}
        />
        <Label x={316} y={42} size={18} tone="muted">
          First name
        </Label>
        <Boxes x={316} y={54} text="MEERA" size={36} />
        <Label x={316} y={128} size={18} tone="muted">
          Last name
        </Label>
        <Boxes x={316} y={140} text="DAS" size={36} />
        <SignatureField x={444} y={130} scale={0.76} />
        <Scanner x={607} y={24} />
        <Label x={767} y={92} size={18} weight={700}>
          Aadhaar
        </Label>
        <Tick x={787} y={128} size={40} />
      </Panel>
      <Envelope x={911} y={40} scale={0.68}>
        <PanLetter />
      </Envelope>
    </Scene>
  );
}
