import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { OpenDrawer, RecordCabinet } from '../../kit/places/RecordCabinet.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** The middle of each field, on the phone and on the record. */
const fields = [
  [152, 190],
  [224, 250],
  [296, 310],
] as const;

/** An application on a phone, each field of which is joined to the same field of the record, and the one answer. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <RecordCabinet
        x={382}
        y={22}
        width={240}
        height={476}
        drawers={[8, 70, 132, 194, 412]}
        drawer={54}
      />
      <OpenDrawer
        x={378}
        y={352}
        width={248}
        height={76}
        label={
          <CheckSlot x={16} y={18} width={216} height={40} size={16}>
            POST /v1/pan/verify
          </CheckSlot>
        }
      >
        <PanRecord x={21} y={-264} width={206} head={72} step={60} size={20} caption={14} />
      </OpenDrawer>
      <Phone x={28} y={22} width={232} height={476} lit>
        <Label x={14} y={74} size={21} weight={800}>
          Open an account
        </Label>
        <AccountForm x={14} y={90} width={186} height={62} step={72} size={20} caption={14} />
        <rect x={14} y={404} width={186} height={40} rx={10} fill="url(#sheen)" />
        <Label x={107} y={430} size={16} weight={700} tone="on-brand" anchor="middle">
          Continue
        </Label>
      </Phone>
      {fields.map(([form, record]) => (
        <MatchedField
          key={form}
          from={[237, form]}
          to={[399, record]}
          thick={12}
          tickAt={319}
          tick={36}
        />
      ))}
      <StepArrow x={370} y={390} length={26} turn={180} tone="code-number" />
      <TurningBadge x={14} y={358} width={320} was="Being checked" size={24}>
        Valid and operative
      </TurningBadge>
    </Scene>
  );
}
