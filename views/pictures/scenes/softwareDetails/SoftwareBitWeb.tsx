import { BookingLaptop } from '../../kit/devices/BookingLaptop.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';

/** A laptop on which a delivery is booked in a web application. */
export const SoftwareBitWeb = () => (
  <SpotShelf>
    <BookingLaptop look="wide" x={16} y={8} />
  </SpotShelf>
);
