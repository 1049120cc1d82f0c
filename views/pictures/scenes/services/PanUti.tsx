import { PanAcknowledgement } from '../../kit/documents/PanAcknowledgement.tsx';
import { PanCounter, PanSign } from '../../kit/places/PanCounter.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const documents = ['Identity', 'Address', 'Birth date', 'Photo'];

/** An applicant hands her documents over the counter; the shop ticks them off and gives her a slip. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={200} size={380} />
      <PanSign x={150} y={36} />
      <PanCounter x={16} y={60} scale={1.74} width={320} />
      <Panel x={446} y={82} width={170} height={240} tone="deep" radius={20}>
        <rect x={9} y={9} width={152} height={222} rx={12} className="surface" />
        <Label x={24} y={46} size={21} weight={800}>
          Form 93
        </Label>
        <path d="M9 62.500H161" className="stroke-line" />
        <CheckList x={36} y={90} checks={documents} size={16} step={40} />
      </Panel>
      <PanAcknowledgement x={368} y={372} scale={1.04} />
    </Scene>
  );
}
