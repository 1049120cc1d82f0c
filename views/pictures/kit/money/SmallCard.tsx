import { At } from '../stage/At.tsx';
import { StandShadow } from '../stage/StandShadow.tsx';
import { CardFace } from './CardFace.tsx';

interface SmallCardProps {
  readonly tone: 'sheen' | 'device-lift';
}

/** A payment card that stands on its long edge, 92 × 58, without its digits. */
export const SmallCard = ({ tone }: SmallCardProps) => (
  <>
    <StandShadow width={92} />
    <At x={0} y={0} scale={0.23}>
      <CardFace tone={tone} ink="on-brand" groups={0} />
    </At>
  </>
);
