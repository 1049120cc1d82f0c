import { certificateStages, stageTones } from '../../kit/documents/certificateStages.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The four stages of a project from left to right, each over the words of its step. */
export const BlockchainStages = () => (
  <FourStations tone={stageTones}>{certificateStages}</FourStations>
);
