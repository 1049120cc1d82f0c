import { At } from '../stage/At.tsx';
import { StandShadow } from '../stage/StandShadow.tsx';
import { CardFace } from './CardFace.tsx';

/** A payment card that stands on its long edge, 92 × 58, without its digits. */
export const SmallCard = () => (
  <>
    <StandShadow width={92} />
    <At x={0} y={0} scale={0.23}>
      <CardFace tone="sheen" ink="on-brand" groups={0} />
    </At>
  </>
);
