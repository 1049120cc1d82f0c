import { transferMoments } from '../../kit/money/transferMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, each beside its step. */
export const TransferShelfNarrow = () => (
  <FourStations ground="warm" tone="green-soft" narrow>
    {transferMoments}
  </FourStations>
);
