import { AmountEntered, CardTapped, ReceiptGiven } from '../../kit/money/saleMoments.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

const moments = [AmountEntered, CardTapped, ReceiptGiven] as const;

/* A card is as wide as the column of its step. */
const step = 411.5;

/** One sale at a sari shop in three pictures, each over the words about it: the total of the bill is typed, the card is tapped, and the slip is given on paper and as a message. */
export const PosSteps = () => (
  <Scene width={1200} height={340} ground="none">
    {moments.map((Moment, index) => (
      <StationCard
        key={Moment.name}
        x={index * step}
        y={0}
        width={377}
        height={340}
        tone="green-soft"
      >
        <Moment />
      </StationCard>
    ))}
    {[1, 2].map((index) => (
      <StationArrow key={index} x={index * step - 17} y={60} scale={1.5} />
    ))}
  </Scene>
);
