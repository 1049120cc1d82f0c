import { transferGrounds, transferMoments } from '../../kit/money/transferMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, each beside its step: one thing of each, in few and large letters. */
export const TransferShelfNarrow = () => (
  <FourStations ground="warm" tone={transferGrounds} narrow>
    {transferMoments}
  </FourStations>
);
