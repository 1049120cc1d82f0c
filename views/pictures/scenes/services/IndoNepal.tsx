import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { type HillRange, HillRanges } from '../../kit/places/HillRanges.tsx';
import { HillTown } from '../../kit/places/HillTown.tsx';
import { KolkataStall } from '../../kit/places/KolkataStall.tsx';
import { Mist } from '../../kit/places/Mist.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { PrayerFlags } from '../../kit/places/PrayerFlags.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Way, WayDot } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.95;

const peaks: readonly Peak[] = [
  [376, 128, 150],
  [640, 110, 150],
  [528, 62, 200],
];

const ranges: readonly HillRange[] = [
  ['M-8 320C120 290 250 300 340 306S540 270 648 300V440H-8z', 0.2],
  ['M-8 380C120 350 300 380 400 366S560 350 648 372V480H-8z', 0.5],
];

const meadow = 'M230 528C320 528 320 424 430 420S590 424 648 420V528z';

const ends = [
  [290, 352],
  [562, 334],
] as const;

/* From the counter through the receipt to the cash. */
const way = 'M290 352C290 180 545 180 562 334';

/** The way of a transfer to Nepal: cash at a counter in Kolkata, the receipt, and cash for the receiver below the mountains of Pokhara. */
export function IndoNepal() {
  return (
    <Scene width={640} height={520}>
      <circle cx={76} cy={84} r={42} className="marigold-soft" opacity={0.7} />
      <circle cx={76} cy={84} r={27} className="marigold" />
      <Ranges peaks={peaks} />
      <Mist y={230} height={76} />
      <HillRanges ranges={ranges} />
      <path d="M0 440H640V520H0z" className="brand-soft" />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.4} />
      <HillTown x={376} y={388} scale={0.8} />
      <PrayerFlags x={336} y={118} width={312} fall={-64} sag={34} count={15} />
      <ContactShadow x={575} y={490} width={108} />
      <PlaceLabel name="Pokhara" x={521} y={184} scale={0.92} />
      <KolkataStall x={20} y={234} scale={people} />
      <Way d={way} from={ends[0]} to={ends[1]} />
      <ReceiverWithNotes x={529} y={238} scale={people} />
      <WayDot at={ends[1]} tone="marigold" />
      <NepalReceipt x={341} y={166} scale={0.94} />
    </Scene>
  );
}
