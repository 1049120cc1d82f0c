import { Phone } from '../../kit/devices/Phone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { OpenDrawer, RecordCabinet } from '../../kit/places/RecordCabinet.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/* The rows of the form and of the record are as high, so that each field is level with its like. */
const step = 76;

/** The middle of the first of them. */
const first = 160;

/** An application on a phone, each field of which is joined to the same field of the record, and the one answer at its foot. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <RecordCabinet x={386} y={22} width={232} height={476} drawers={[426]} drawer={38} />
      <OpenDrawer x={380} y={364} width={244} height={72}>
        <PanRecord x={17} y={-318} width={210} head={76} step={step} size={20} caption={15} />
      </OpenDrawer>
      {[0, 1, 2].map((row) => {
        const y = first + row * step;
        return (
          <MatchedField key={row} from={[270, y]} to={[397, y]} thick={12} tickAt={342} tick={36} />
        );
      })}
      <Phone x={22} y={22} width={264} height={476} lit>
        <Label x={16} y={76} size={24} weight={800}>
          Open an account
        </Label>
        <AccountForm x={14} y={97} width={218} height={64} step={step} size={22} caption={15} />
        <TurningBadge x={10} y={368} width={226} was="Being checked" size={18.5}>
          Valid and operative
        </TurningBadge>
      </Phone>
    </Scene>
  );
}
