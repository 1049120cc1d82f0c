import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 200;

/** In the window of the owner: the part of a margin of 3% on prepaid that goes to retailers, 200 × 118. */
export const RetailersShare = (place: Place) => (
  <At {...place}>
    <Label x={0} y={17} size={20} weight={700}>
      Retailers’ share
    </Label>
    <Label x={0} y={84} size={52} weight={800}>
      1.5%
    </Label>
    <rect y={104} width={width} height={14} rx={7} className="brand-soft" />
    <rect y={104} width={width / 2} height={14} rx={7} className="brand" />
  </At>
);
