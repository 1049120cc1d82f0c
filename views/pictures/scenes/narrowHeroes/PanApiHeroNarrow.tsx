import { IdCard } from '../../kit/documents/IdCard.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';
import { panChecks, panSpecimen } from '../services/panSpecimen.ts';

/** The head of the PAN API page for phones: the card that was checked, and below it what the check says. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={544}>
      <Rings x={400} y={544} size={320} />
      <IdCard x={21} y={24} scale={0.975} {...panSpecimen} />
      <Panel x={24} y={266} width={352} height={44} tone="night">
        <Label x={24} y={28} size={17} tone="code-string" mono>
          POST /v1/pan/verify
        </Label>
      </Panel>
      <Panel x={24} y={326} width={352} height={194}>
        <Label x={24} y={43} size={19} weight={800}>
          Check result
        </Label>
        <TurningPill x={328} y={20} anchor="end" size={17} was="Checking">
          3 of 3
        </TurningPill>
        <path d="M0 64.500H352" className="stroke-line" />
        <CheckList x={40} y={93} checks={panChecks} size={19} step={36} />
      </Panel>
    </Scene>
  );
}
