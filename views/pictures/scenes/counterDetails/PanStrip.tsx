import { Boxes } from '../../kit/Boxes.tsx';
import { Envelope } from '../../kit/Envelope.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PanLetter } from '../../kit/PanLetter.tsx';
import { PersonBust } from '../../kit/Person.tsx';
import { RequestChoice } from '../../kit/RequestChoice.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** The application as one long form, each part over the words about it, and the card that comes of it. */
export function PanStrip() {
  return (
    <Scene width={1136} height={248} ground="mint">
      <Panel x={24} y={24} width={820} height={260}>
        <RequestChoice x={24} y={24} width={208} step={62} />
        <path
          d="M256 0V224M540 0V224"
          className="stroke-line"
          strokeDasharray="2 8"
          strokeWidth={2}
        />
        <Label x={284} y={42} size={18} tone="muted">
          First name
        </Label>
        <Boxes x={284} y={54} text="MEERA" size={36} />
        <Label x={284} y={128} size={18} tone="muted">
          Last name
        </Label>
        <Boxes x={284} y={140} text="DAS" size={36} />
        <clipPath id="strip-photograph">
          <rect x={426} y={104} width={88} height={100} rx={8} />
        </clipPath>
        <g clipPath="url(#strip-photograph)">
          <rect x={426} y={104} width={88} height={100} className="brand-soft" />
          <PersonBust x={413} y={116} scale={0.86} hair="bun" />
        </g>
        <Scanner x={568} y={24} />
        <Label x={732} y={92} size={19} weight={700}>
          Aadhaar
        </Label>
        <Tick x={752} y={128} size={40} />
      </Panel>
      <Envelope x={872} y={24} scale={0.8}>
        <PanLetter />
      </Envelope>
    </Scene>
  );
}
