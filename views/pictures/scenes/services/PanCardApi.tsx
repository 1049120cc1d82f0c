import { Phone } from '../../kit/devices/Phone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { OpenDrawer, RecordCabinet } from '../../kit/places/RecordCabinet.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** The middle of each field, on the phone and on the record. */
const fields = [
  [162, 171],
  [248, 245],
  [334, 319],
] as const;

/** An application on a phone, each field of which is joined to the same field of the record, and the one answer at its foot. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <RecordCabinet x={386} y={22} width={232} height={476} drawers={[426]} drawer={38} />
      <OpenDrawer x={380} y={364} width={244} height={72}>
        <PanRecord x={17} y={-312} width={210} head={82} step={74} size={20} caption={15} />
      </OpenDrawer>
      <Phone x={22} y={22} width={264} height={476} lit>
        <Label x={16} y={76} size={24} weight={800}>
          Open an account
        </Label>
        <AccountForm x={14} y={96} width={218} height={70} step={86} size={22} caption={15} />
        <TurningBadge x={10} y={376} width={226} was="Being checked" size={18.5}>
          Valid and operative
        </TurningBadge>
      </Phone>
      {fields.map(([form, record]) => (
        <MatchedField
          key={form}
          from={[263, form]}
          to={[397, record]}
          thick={12}
          tickAt={338}
          tick={36}
        />
      ))}
    </Scene>
  );
}
