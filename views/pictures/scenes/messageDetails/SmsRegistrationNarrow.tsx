import { dltGrounds, dltStations } from '../../kit/documents/dltStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** For phones, each beside its step: the entity ID, the approved header, the template and the first message. */
export function SmsRegistrationNarrow() {
  return (
    <FourStations narrow ground="warm" tone={dltGrounds}>
      {dltStations}
    </FourStations>
  );
}
