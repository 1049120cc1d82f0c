import { PocketReader } from '../devices/PocketReader.tsx';
import { CardFace } from '../money/CardFace.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Hand, PalmBehind, ThumbAbove } from './Hand.tsx';

interface ReaderInHandProps extends Place {
  /** Below the tick on its display. */
  readonly paid: string;
}

/** A hand from the left with a reader that has been paid at, from near; 0,0 is the tip of its thumb. */
export const ReaderInHand = ({ paid, ...place }: ReaderInHandProps) => (
  <At {...place} mirrored={1}>
    <PalmBehind skin="skin" />
    {/* The hand is mirrored; its reader is not. */}
    <At x={-272} y={-208} turn={place.turn ?? 0} scale={1.42} mirrored={160}>
      <PocketReader x={0} y={0}>
        <Tick x={24} y={24} size={32} />
        <Label x={84} y={34} size={28} weight={800} anchor="middle">
          {paid}
        </Label>
      </PocketReader>
      <path d="M150 187H166M150 208H168M150 229H165" className="stroke-skin" strokeWidth={19} />
      <path
        d="M148 197.500H172M148 218.500H172"
        className="stroke-skin-deep"
        strokeWidth={2}
        opacity={0.85}
      />
    </At>
    <ThumbAbove skin="skin" sleeve="brand" reach={640} />
  </At>
);

/** A customer's hand from the right with a card; 0,0 is the tip of its thumb, 270 from the left edge of the card. */
export const CardInHand = (place: Place) => (
  <Hand {...place} skin="skin-deep" sleeve="marigold" reach={640}>
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={-262} y={-172} scale={0.86}>
        <CardFace tone="green-ink" ink="on-brand" groups={3} />
      </At>
    </g>
  </Hand>
);
