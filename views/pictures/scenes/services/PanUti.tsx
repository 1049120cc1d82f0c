import { Rings } from '../../kit/Backdrop.tsx';
import { CheckList } from '../../kit/CheckList.tsx';
import { Label } from '../../kit/Label.tsx';
import { PanAcknowledgement } from '../../kit/PanAcknowledgement.tsx';
import { PanCounter, PanSign } from '../../kit/PanCounter.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

const papers = ['Identity', 'Address', 'Birth date', 'Photo'];

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
        <CheckList x={36} y={90} checks={papers} size={16} step={40} />
      </Panel>
      <PanAcknowledgement x={368} y={372} scale={1.04} />
    </Scene>
  );
}
