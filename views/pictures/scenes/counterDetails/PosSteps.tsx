import { AmountEntered, CardTapped, ReceiptGiven } from '../../kit/money/saleMoments.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

const moments = [
  [AmountEntered, 'green-soft'],
  [CardTapped, 'brand-soft'],
  [ReceiptGiven, 'marigold-soft'],
] as const;

/* A card is as wide as the column of its step. */
const step = 410.7;

/** One sale at a sari shop in three pictures, each over the words about it: the total of the bill is typed, the card is tapped, and the same terminal prints the slip, which a phone has as a message. */
export const PosSteps = () => (
  <Scene width={1200} height={380} ground="none">
    {moments.map(([Moment, tone], index) => (
      <StationCard key={Moment.name} x={index * step} y={0} width={378.7} height={380} tone={tone}>
        <Moment />
      </StationCard>
    ))}
    {[1, 2].map((index) => (
      <StationArrow key={index} x={index * step - 16} y={190} scale={1.5} />
    ))}
  </Scene>
);
