import {
  AgreedScope,
  CheckedNotes,
  LiveStock,
  SameOrders,
  SameTax,
} from '../../kit/records/projectStages.tsx';
import { StepTiles } from '../../kit/stage/StepTiles.tsx';

/** The same for phones: what each of the five stages ends in, beside its words. */
export const SoftwareStagesNarrow = () => (
  <StepTiles
    ground="tint"
    tones={['marigold-soft', 'brand-soft', 'green-soft', 'marigold-soft', 'brand-soft']}
  >
    <CheckedNotes />
    <AgreedScope />
    <LiveStock />
    <SameTax />
    <SameOrders />
  </StepTiles>
);
