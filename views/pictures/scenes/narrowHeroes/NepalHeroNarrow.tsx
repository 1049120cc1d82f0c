import { TransferredAmounts } from '../../kit/money/TransferredAmounts.tsx';
import { ReceiverClaspingNotes } from '../../kit/people/remittanceCast.tsx';
import { KolkataStall } from '../../kit/places/KolkataStall.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.84;

const peaks: readonly Peak[] = [[286, 150, 230]];

const meadow = 'M190 464C240 464 230 386 290 382S380 384 408 380V464z';

const ends = [
  [158, 110],
  [338, 154],
] as const;

/* A shallow arc from the sign of the shop to the name of the town, with both amounts on its top. */
const way = 'M158 110C176 26 318 22 338 154';

/** The head of the Indo-Nepal page for phones: the counter in Kolkata, the receiver below a mountain, and both amounts on the way between them. */
export function NepalHeroNarrow() {
  return (
    <Scene width={400} height={458}>
      <circle cx={52} cy={62} r={34} className="marigold-soft" opacity={0.7} />
      <circle cx={52} cy={62} r={22} className="marigold" />
      <Ranges peaks={peaks} />
      <path d="M0 390H400V458H0z" className="brand-soft" />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.5} />
      <ContactShadow x={346} y={436} width={92} />
      <KolkataStall x={6} y={214} scale={people} />
      <ReceiverClaspingNotes x={306} y={214} scale={people} />
      <Way d={way} from={ends[0]} to={ends[1]} />
      <TransferredAmounts x={178} y={22} scale={0.9} />
      <PlaceLabel name="Pokhara" x={280} y={164} />
    </Scene>
  );
}
