import { BookingLaptop } from '../../kit/devices/BookingLaptop.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';

/** The same for phones, with the days in two rows. */
export const SoftwareBitWebNarrow = () => (
  <SpotShelf narrow>
    <BookingLaptop look="narrow" x={0} y={25} />
  </SpotShelf>
);
