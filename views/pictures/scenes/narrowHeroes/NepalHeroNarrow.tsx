import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { KolkataStall } from '../../kit/places/KolkataStall.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Way, WayDot } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.79;

const peaks: readonly Peak[] = [[104, 348, 180]];

const street = 'M-8 320C110 312 290 312 408 320v26C340 358 300 352 230 352S80 348-8 356z';

const meadow = 'M-8 508C90 496 180 500 260 506s120 4 148 0v80H-8z';

const ends = [
  [256, 230],
  [166, 442],
] as const;

/* From the counter around the receipt to the cash. */
const way = 'M256 230C410 230 410 430 166 442';

/** The head of the Indo-Nepal page for phones: the counter in Kolkata above, the receiver in Pokhara below, the receipt between them. */
export function NepalHeroNarrow() {
  return (
    <Scene width={400} height={578}>
      <circle cx={336} cy={84} r={36} className="marigold-soft" opacity={0.7} />
      <circle cx={336} cy={84} r={23} className="marigold" />
      <Ranges peaks={peaks} />
      <path d={street} className="brand-soft" />
      <path d={street} className="brand-lift" opacity={0.3} />
      <path d={meadow} className="meadow" />
      <path d={meadow} className="meadow-lit" opacity={0.5} />
      <PlaceLabel name="Pokhara" x={22} y={376} scale={0.84} />
      <ContactShadow x={304} y={556} width={136} />
      <HillHouse x={243} y={463} scale={0.62} />
      <ContactShadow x={150} y={564} width={84} />
      <KolkataStall x={26} y={130} scale={people} />
      <Way d={way} from={ends[0]} to={ends[1]} />
      <ReceiverWithNotes x={112} y={356} scale={people} />
      <WayDot at={ends[1]} tone="marigold" />
      <NepalReceipt x={216} y={264} scale={0.9} />
    </Scene>
  );
}
