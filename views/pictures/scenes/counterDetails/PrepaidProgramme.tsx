import { BusinessDocuments } from '../../kit/documents/BusinessDocuments.tsx';
import {
  FirstPurchase,
  HolderIdentified,
  HolderList,
  programmeGrounds,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A card programme in four stages, each over the step that tells of it. */
export const PrepaidProgramme = () => (
  <FourStations tone={programmeGrounds}>
    <HolderList wide />
    <BusinessDocuments wide />
    <HolderIdentified wide />
    <FirstPurchase wide />
  </FourStations>
);
