import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** Both sheets, whose rows are as high so that each field is level with its like. */
const sheet = { y: 24, width: 162, head: 80, step: 76, size: 17, caption: 14.5 } as const;
const { head, step, size, caption } = sheet;
const foot = 8;

/** The head of the PAN API page for phones: form and record side by side, joined field by field, and the one answer below them. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={460} ground="deep">
      <Panel x={16} y={sheet.y} width={sheet.width} height={head + 3 * step + foot} radius={12}>
        <Label x={14} y={36} size={21} weight={800}>
          Open an
        </Label>
        <Label x={14} y={61} size={21} weight={800}>
          account
        </Label>
        <AccountForm
          x={8}
          y={head}
          width={sheet.width - 16}
          height={step - 8}
          step={step}
          size={size}
          caption={caption}
        />
      </Panel>
      <PanRecord x={222} {...sheet} foot={foot} />
      {[0, 1, 2].map((row) => {
        const y = sheet.y + head + (row + 0.5) * step - 4;
        return (
          <MatchedField key={row} from={[162, y]} to={[222, y]} thick={10} tickAt={200} tick={30} />
        );
      })}
      <TurningBadge x={52} y={374} width={296} was="Being checked" size={22}>
        Valid and operative
      </TurningBadge>
    </Scene>
  );
}
