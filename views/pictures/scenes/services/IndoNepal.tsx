import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { type HillRange, HillRanges } from '../../kit/places/HillRanges.tsx';
import { KolkataStall } from '../../kit/places/KolkataStall.tsx';
import { Mist } from '../../kit/places/Mist.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 1.22;

const peaks: readonly Peak[] = [[580, 98, 220]];

const ranges: readonly HillRange[] = [
  ['M-8 320C120 290 250 300 340 306S540 270 648 300V440H-8z', 0.2],
  ['M-8 380C120 350 300 380 400 366S560 350 648 372V480H-8z', 0.5],
];

const meadow = 'M300 528C380 528 360 424 460 420S600 424 648 420V528z';

const ends = [
  [320, 325],
  [537, 303],
] as const;

/* From the counter below the receipt to the cash. */
const way = 'M320 325C350 190 500 190 537 303';

/** The way of a transfer to Nepal: cash at a counter in Kolkata, the receipt, and cash for the receiver below the mountains of Pokhara. */
export function IndoNepal() {
  return (
    <Scene width={640} height={520}>
      <circle cx={62} cy={84} r={42} className="marigold-soft" opacity={0.7} />
      <circle cx={62} cy={84} r={27} className="marigold" />
      <Ranges peaks={peaks} />
      <Mist y={230} height={76} />
      <HillRanges ranges={ranges} />
      <path d="M0 440H640V520H0z" className="brand-soft" />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.4} />
      <ContactShadow x={567} y={496} width={120} />
      <PlaceLabel name="Pokhara" x={529} y={28} scale={0.84} />
      <KolkataStall x={12} y={174} scale={people} />
      <ReceiverWithNotes x={508} y={174} scale={people} />
      <NepalReceipt x={362} y={28} scale={0.86} />
      <Way d={way} from={ends[0]} to={ends[1]} />
    </Scene>
  );
}
