import { billGrounds, billMoments } from '../../kit/money/billMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, each beside its step. */
export const BbpsCounterNarrow = () => (
  <FourStations ground="warm" tone={billGrounds} narrow>
    {billMoments}
  </FourStations>
);
