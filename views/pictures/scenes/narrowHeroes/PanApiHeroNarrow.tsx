import { Phone } from '../../kit/devices/Phone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The rows of the form and of the record are as high, so that each field is level with its like. */
const step = 66;

/** Where the phone ends and where the record begins. */
const edges = { from: 187, to: 217 } as const;

/** The head of the PAN API page for phones: each field of a form joined to the same field of the record, and below them the answer. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="deep">
      <Phone x={13} y={20} width={174} height={384} lit>
        <Label x={10} y={76} size={15.5} weight={800}>
          Open an account
        </Label>
        <AccountForm x={8} y={90} width={140} height={56} step={step} size={17} caption={14} />
      </Phone>
      <PanRecord
        x={edges.to}
        y={36}
        width={170}
        head={78}
        step={step}
        size={17}
        caption={14}
        foot={4}
      />
      {[0, 1, 2].map((row) => (
        <MatchedField key={row} {...edges} y={147 + row * step} />
      ))}
      <PanVerdict x={24} y={326} width={352} height={72} size={24} note={15} />
    </Scene>
  );
}
