import { IdCard } from '../../kit/documents/IdCard.tsx';
import { CodeWindow, codeHeight } from '../../kit/screens/CodeWindow.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';
import { panChecks, panSpecimen } from './panSpecimen.ts';

/** The call and its result, as high as each other. */
const codeTop = 276;

/** A specimen card, the call that checks it, and the result: valid and operative, name and date of birth agree. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={520} size={420} />
      <IdCard x={136} y={20} {...panSpecimen} />
      <CodeWindow
        x={24}
        y={codeTop}
        width={292}
        title="POST"
        size={14.5}
        lines={[
          '/v1/pan/verify',
          '"requestId": "PV-2207",',
          '"pan": "ABCPS1234F",',
          '"name": "ANANYA SEN",',
          '"dateOfBirth": "1994-XX-XX",',
          '"consent": true',
        ]}
      />
      <Panel x={332} y={codeTop} width={284} height={codeHeight(6, 14.5)}>
        <Label x={24} y={42} size={19} weight={800}>
          Check result
        </Label>
        <TurningPill x={264} y={20} anchor="end" size={15} was="Checking">
          3 of 3
        </TurningPill>
        <path d="M0 64.500H284" className="stroke-line" />
        <CheckList x={36} y={102} checks={panChecks} size={16.5} step={42} />
      </Panel>
      <StationArrow x={324} y={390} scale={1.1} />
    </Scene>
  );
}
