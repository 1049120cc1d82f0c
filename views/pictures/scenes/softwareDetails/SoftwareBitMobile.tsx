import { CameraPhone } from '../../kit/devices/CameraPhone.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';
import { Carton } from '../../kit/things/Carton.tsx';

/** A carton that is delivered, and a phone before it whose camera photographs it. */
export const SoftwareBitMobile = () => (
  <SpotShelf>
    <ContactShadow x={158} y={128} width={116} />
    <Carton x={106} y={34} scale={0.98}>
      Malda
    </Carton>
    <CameraPhone x={42} y={6} />
  </SpotShelf>
);
