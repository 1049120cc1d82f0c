import { Phone } from '../../kit/devices/Phone.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A field on the phone, and how far it is to the next. */
const field = { height: 58, step: 66 } as const;

/** Where the first one begins. */
const top = 94;

/** The head of the PAN API page for phones: a form whose fields are ticked one by one, and across the phone’s lower part the answer. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={460} ground="deep">
      <Phone x={40} y={24} width={320} height={412} lit>
        <Label x={18} y={74} size={19.5} weight={800}>
          Open an account
        </Label>
        <Pill x={285} y={55} size={13.5} tone="marigold" anchor="end">
          Specimen
        </Pill>
        <AccountForm x={16} y={top} width={270} {...field} size={20} caption={14.5} />
        {[0, 1, 2].map((row) => (
          <Tick key={row} x={260} y={top + row * field.step + field.height / 2} size={28} />
        ))}
      </Phone>
      <PanVerdict x={24} y={336} width={352} height={72} size={24} note={15} />
    </Scene>
  );
}
