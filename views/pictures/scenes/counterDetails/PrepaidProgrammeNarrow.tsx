import { BusinessDocuments } from '../../kit/documents/BusinessDocuments.tsx';
import {
  FirstPurchase,
  HolderIdentified,
  HolderList,
  programmeGrounds,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two. */
export const PrepaidProgrammeNarrow = () => (
  <FourStations narrow ground="warm" tone={programmeGrounds}>
    <HolderList />
    <BusinessDocuments />
    <HolderIdentified />
    <FirstPurchase />
  </FourStations>
);
