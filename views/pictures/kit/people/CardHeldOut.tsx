import { CardFace } from '../money/CardFace.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

interface CardHeldOutProps extends Place {
  /** The last digits of the card, where they are read. */
  readonly digits?: string;
}

/** A customer's hand from the right that holds a green card out to a device; 0,0 is the tip of its thumb, the card is 280 wide and turned back by 60°. */
export const CardHeldOut = ({ digits, ...place }: CardHeldOutProps) => (
  <Hand {...place} skin="skin-deep" sleeve="red" reach={500}>
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={-203} y={51} turn={-60} scale={0.7}>
        <CardFace tone="green-ink" ink="on-brand" groups={3}>
          {digits && (
            <Label x={252} y={213} size={42} weight={600} tone="on-brand">
              {digits}
            </Label>
          )}
        </CardFace>
      </At>
    </g>
  </Hand>
);
