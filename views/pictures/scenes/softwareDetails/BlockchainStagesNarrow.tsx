import { certificateStages, stageTones } from '../../kit/documents/certificateStages.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, each stage beside its words. */
export const BlockchainStagesNarrow = () => (
  <FourStations narrow ground="warm" tone={stageTones}>
    {certificateStages}
  </FourStations>
);
