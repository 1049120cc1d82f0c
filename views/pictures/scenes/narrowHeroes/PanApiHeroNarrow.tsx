import { Phone } from '../../kit/devices/Phone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The rows of the form and of the record are as high, so that each field is level with its like. */
const step = 62;

/** Where the fields of the form end and where the record begins. */
const edges = { from: 161, to: 218 } as const;

/** The head of the PAN API page for phones: each field of a form joined to the same field of the record, and below them the answer. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={410} ground="deep">
      <Phone x={12} y={16} width={164} height={346} lit>
        <Label x={19} y={69} size={16} weight={800}>
          New account
        </Label>
        <AccountForm x={7} y={82} width={133} height={54} step={step} size={16} caption={14} />
      </Phone>
      <PanRecord
        x={edges.to}
        y={25}
        width={170}
        head={78}
        step={step}
        size={16}
        caption={14}
        foot={4}
      />
      {[0, 1, 2].map((row) => (
        <MatchedField key={row} {...edges} y={134 + row * step} size={24} />
      ))}
      <PanVerdict x={12} y={318} width={376} height={70} size={24} note={15} />
    </Scene>
  );
}
