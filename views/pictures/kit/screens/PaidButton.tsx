import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { PayButton } from './FoundBill.tsx';

/** The button of the found bill, which is paid while one looks. */
export const PaidButton = () => (
  <Arrival was={<PayButton />}>
    <rect width={158} height={40} rx={8} className="green" />
    <IconAndWord x={79} y={20} glyph="check" size={19} tone="surface">
      Paid
    </IconAndWord>
  </Arrival>
);
