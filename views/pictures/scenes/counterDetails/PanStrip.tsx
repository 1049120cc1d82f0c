import { Boxes } from '../../kit/Boxes.tsx';
import { Envelope } from '../../kit/Envelope.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PanLetter } from '../../kit/PanLetter.tsx';
import { Photograph } from '../../kit/Photograph.tsx';
import { RequestChoice } from '../../kit/RequestChoice.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** The application as one long form, each part over the words about it, and the card that comes of it. */
export function PanStrip() {
  return (
    <Scene width={1136} height={248} ground="mint">
      <Panel x={12} y={24} width={868} height={260}>
        <RequestChoice x={16} y={24} width={232} step={62} />
        <path
          d="M277 0V224M569 0V224"
          className="stroke-line"
          strokeDasharray="2 8"
          strokeWidth={2}
        />
        <Label x={307} y={42} size={18} tone="muted">
          First name
        </Label>
        <Boxes x={307} y={54} text="MEERA" size={36} />
        <Label x={307} y={128} size={18} tone="muted">
          Last name
        </Label>
        <Boxes x={307} y={140} text="DAS" size={36} />
        <Photograph x={452} y={112} width={80} height={92} hair="bun" />
        <Scanner x={599} y={24} />
        <Label x={763} y={92} size={18} weight={700}>
          Aadhaar
        </Label>
        <Tick x={783} y={128} size={40} />
      </Panel>
      <Envelope x={898} y={36} scale={0.72}>
        <PanLetter />
      </Envelope>
    </Scene>
  );
}
