import { TransferredAmounts } from '../../kit/money/TransferredAmounts.tsx';
import { ReceiverClaspingNotes } from '../../kit/people/remittanceCast.tsx';
import { KolkataStall } from '../../kit/places/KolkataStall.tsx';
import { Mist } from '../../kit/places/Mist.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 1.22;

const peaks: readonly Peak[] = [[446, 52, 300]];

/* One ground for both places, a little higher towards the mountains. */
const meadow = 'M0 428C180 428 300 424 400 414S560 398 640 396V520H0z';

/* From the counter, below the keeper, to the notes of the receiver. */
const ends = [
  [284, 336],
  [537, 305],
] as const;
const way = 'M284 336C320 140 490 130 537 305';

/** The way of a transfer to Nepal: cash at a counter in Kolkata, the two amounts on their way, and cash for the receiver below the mountains of Pokhara. */
export function IndoNepal() {
  return (
    <Scene width={640} height={520}>
      <Ranges peaks={peaks} />
      <Mist y={330} height={110} />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.4} />
      <ContactShadow x={567} y={496} width={120} />
      <PlaceLabel name="Pokhara" x={506} y={112} />
      <KolkataStall x={12} y={174} scale={people} />
      <ReceiverClaspingNotes x={508} y={174} scale={people} />
      <Way d={way} from={ends[0]} to={ends[1]} />
      {/* On the way from one to the other. */}
      <TransferredAmounts x={344} y={160} />
    </Scene>
  );
}
