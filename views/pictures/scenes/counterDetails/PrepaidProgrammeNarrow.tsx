import {
  DocumentsSent,
  FirstPurchase,
  HolderChecked,
  HoldersPlanned,
  programmeGrounds,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, each stage beside its step. */
export const PrepaidProgrammeNarrow = () => (
  <FourStations narrow ground="warm" tone={programmeGrounds}>
    <HoldersPlanned />
    <DocumentsSent />
    <HolderChecked />
    <FirstPurchase />
  </FourStations>
);
