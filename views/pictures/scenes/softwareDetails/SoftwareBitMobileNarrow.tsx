import { CameraPhone } from '../../kit/devices/CameraPhone.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';
import { Carton } from '../../kit/things/Carton.tsx';

/** The same for phones. */
export const SoftwareBitMobileNarrow = () => (
  <SpotShelf narrow>
    <ContactShadow x={117} y={176} width={84} />
    <Carton x={76} y={101} scale={0.78}>
      Malda
    </Carton>
    <CameraPhone x={5} y={44} scale={1.06} />
  </SpotShelf>
);
