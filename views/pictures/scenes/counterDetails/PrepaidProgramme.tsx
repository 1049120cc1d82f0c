import {
  BusinessDocuments,
  FirstPurchase,
  HolderIdentified,
  HolderList,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A card programme in four stages, each over the step that tells of it. */
export const PrepaidProgramme = () => (
  <FourStations tone="ground">
    <HolderList />
    <BusinessDocuments />
    <HolderIdentified />
    <FirstPurchase />
  </FourStations>
);
