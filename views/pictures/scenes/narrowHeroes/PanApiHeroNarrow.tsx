import { BarePhone } from '../../kit/devices/BarePhone.tsx';
import { MatchedField } from '../../kit/documents/MatchedField.tsx';
import { PanRecord } from '../../kit/documents/PanRecord.tsx';
import { OpenDrawer, RecordCabinet } from '../../kit/places/RecordCabinet.tsx';
import { AccountForm } from '../../kit/screens/AccountForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** The middle of each field, on the phone and on the record. */
const fields = [
  [135, 166],
  [211, 222],
  [287, 278],
] as const;

/** The head of the PAN API page for phones: form and record, joined field by field, and the one answer below them. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={460} ground="deep">
      <RecordCabinet
        x={213}
        y={10}
        width={176}
        height={440}
        drawers={[4, 66, 128, 190]}
        drawer={54}
      />
      <OpenDrawer x={209} y={306} width={184} height={52}>
        <PanRecord x={17} y={-236} width={150} head={68} step={56} size={17} caption={14.5} tight />
      </OpenDrawer>
      <BarePhone x={10} y={10} width={172} height={440} radius={26}>
        <rect x={57} y={16} width={46} height={14} rx={7} className="deep" />
        <Label x={7} y={70} size={17} weight={800}>
          Open an account
        </Label>
        <AccountForm x={6} y={88} width={148} height={62} step={76} size={17} caption={14.5} />
      </BarePhone>
      {fields.map(([form, record]) => (
        <MatchedField
          key={form}
          from={[170, form]}
          to={[226, record]}
          thick={10}
          tickAt={198}
          tick={30}
        />
      ))}
      <TurningBadge x={26} y={368} width={348} was="Being checked" size={25}>
        Valid and operative
      </TurningBadge>
    </Scene>
  );
}
