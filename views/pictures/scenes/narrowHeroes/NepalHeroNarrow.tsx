import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { KolkataStall } from '../../kit/places/KolkataStall.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.84;

const peaks: readonly Peak[] = [[266, 186, 170]];

const meadow = 'M190 464C240 464 230 386 290 382S380 384 408 380V464z';

const ends = [
  [217, 322],
  [325, 305],
] as const;

/* From the counter below the receipt to the cash. */
const way = 'M217 322C226 226 300 214 325 305';

/** The head of the Indo-Nepal page for phones: the counter in Kolkata, the receiver below a mountain, and the receipt above the way between them. */
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
      <ReceiverWithNotes x={306} y={214} scale={people} />
      <NepalReceipt x={240} y={18} scale={0.84} />
      <Way d={way} from={ends[0]} to={ends[1]} />
    </Scene>
  );
}
