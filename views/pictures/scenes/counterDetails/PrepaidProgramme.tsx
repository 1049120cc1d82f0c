import {
  DocumentsSent,
  FirstPurchase,
  HolderChecked,
  HoldersPlanned,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** From the plan of a card programme to the first purchase, each stage over its step. */
export const PrepaidProgramme = () => (
  <FourStations tone="marigold-soft">
    <HoldersPlanned />
    <DocumentsSent />
    <HolderChecked />
    <FirstPurchase />
  </FourStations>
);
