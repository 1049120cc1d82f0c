import { BusinessDocuments } from '../../kit/documents/BusinessDocuments.tsx';
import {
  FirstPurchase,
  HolderPhone,
  HolderScreen,
  programmeGrounds,
} from '../../kit/money/cardProgramme.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';
import { OnStage } from '../../kit/stage/OnStage.tsx';
import { StageTable } from '../../kit/stage/StageTable.tsx';

/** The same for phones, each beside its step. The foot of the telephone is below its picture. */
export const PrepaidProgrammeNarrow = () => (
  <FourStations narrow ground="warm" tone={programmeGrounds}>
    <OnStage tone="brand-lift" width={196}>
      <HolderScreen x={22} y={12} />
    </OnStage>
    <OnStage tone="green" width={196}>
      <BusinessDocuments x={24} y={16} />
    </OnStage>
    <HolderPhone x={38} y={20} />
    <g>
      <StageTable tone="brand-lift" width={132} at={84} />
      <FirstPurchase x={0} y={0} />
    </g>
  </FourStations>
);
