import {
  BusinessDocuments,
  FirstPurchase,
  HolderIdentified,
  HolderList,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two. */
export const PrepaidProgrammeNarrow = () => (
  <FourStations narrow ground="warm" tone="ground">
    <HolderList />
    <BusinessDocuments />
    <HolderIdentified />
    <FirstPurchase />
  </FourStations>
);
