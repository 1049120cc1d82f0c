import { IdCard } from '../../kit/documents/IdCard.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';
import { panChecks, panSpecimen } from './panSpecimen.ts';

/** A specimen card, the call that checks it, and the result: valid and operative, name and date of birth agree. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={520} size={420} />
      <path d="M272 392H344" className="stroke-marigold" strokeWidth={5} />
      <IdCard x={136} y={28} {...panSpecimen} />
      <CodeWindow
        x={24}
        y={288}
        width={256}
        title="POST"
        size={16}
        lines={[
          '/v1/pan/verify',
          '"requestId": "PV-2207",',
          '"pan": "ABCPS1234F",',
          '"name": "ANANYA SEN",',
          '"consent": true',
        ]}
      />
      <Panel x={336} y={288} width={280} height={208}>
        <Label x={24} y={42} size={19} weight={800}>
          Check result
        </Label>
        <TurningPill x={264} y={20} anchor="end" size={15} was="Checking">
          3 of 3
        </TurningPill>
        <path d="M0 64.500H280" className="stroke-line" />
        <CheckList x={34} y={98} checks={panChecks} size={16.5} step={40} />
      </Panel>
      <circle cx={308} cy={392} r={16} className="marigold" />
      <Glyph name="arrow-right" x={298} y={382} size={20} tone="deep" bold />
    </Scene>
  );
}
