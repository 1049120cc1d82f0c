import { IdCard } from '../../kit/documents/IdCard.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';
import { panChecks, panSpecimen } from './panSpecimen.ts';

/** A specimen card over the result of its check: valid and operative, name and date of birth agree. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={520} size={420} />
      <Panel x={176} y={240} width={440} height={256} />
      <g transform="translate(176 240)">
        <Label x={42} y={48} size={20} weight={800}>
          Check result
        </Label>
        <TurningPill x={408} y={27} anchor="end" size={16} was="Checking">
          3 of 3
        </TurningPill>
        <CheckList x={56} y={90} checks={panChecks} size={20} step={42} />
        <path d="M0 203.500H440" className="stroke-line" />
        <Glyph name="clock" x={44} y={218} size={24} tone="muted" />
        <Label x={88} y={235} size={16} tone="muted">
          20 November 2026, 11:42
        </Label>
      </g>
      <IdCard x={24} y={40} turn={-4} {...panSpecimen} />
    </Scene>
  );
}
