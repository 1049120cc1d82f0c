import { Phone } from '../../kit/devices/Phone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The rows of the form and of the record are as high, so that each field is level with its like. */
const step = 68;

/** The middle of the first of them. */
const first = 176;

/** Where the fields of the form end and where the record begins. */
const edges = { from: 276, to: 380 } as const;

/** An application on a phone, each field joined to the same field of the record, and across its lower part the answer. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Phone x={44} y={40} width={256} height={440} lit>
        <Label x={16} y={79} size={23} weight={800}>
          New account
        </Label>
        <AccountForm x={15} y={98} width={208} height={58} step={step} size={19} caption={14.5} />
      </Phone>
      <PanRecord
        x={edges.to}
        y={54}
        width={216}
        head={88}
        step={step}
        size={19}
        caption={14.5}
        foot={2}
      />
      {[0, 1, 2].map((row) => (
        <MatchedField key={row} {...edges} y={first + row * step} size={32} />
      ))}
      <PanVerdict x={68} y={364} width={528} height={88} size={33} note={18.5} />
    </Scene>
  );
}
