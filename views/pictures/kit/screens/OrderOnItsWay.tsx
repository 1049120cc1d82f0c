import { ScooterRider } from '../people/ScooterRider.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TypedMessage } from './TypedMessage.tsx';

/* To both sides and beyond the picture: left edge, width and height above the road. */
const houses = [
  [-60, 78, 96],
  [16, 52, 148],
  [336, 44, 120],
  [372, 90, 164],
] as const;

const windows = [
  [28, 172],
  [46, 172],
  [28, 196],
  [46, 196],
  [384, 154],
  [384, 178],
  [384, 202],
] as const;

/** A shop’s message about an order, from 26, and below it the rider who brings the order along the street, 400 × 352. */
export const OrderOnItsWay = (place: Place) => (
  <At {...place}>
    {houses.map(([x, width, height]) => (
      <rect key={x} x={x} y={308 - height} width={width} height={height} className="skyline" />
    ))}
    {windows.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={9} height={12} rx={2} className="moon" />
    ))}
    <path d="M-400 308H800V400H-400z" className="on-deep-muted" />
    <TypedMessage x={28} y={26} height={88} />
    <path d="M-400 314H800V352H-400z" className="on-deep-muted" />
    <path d="M-400 314H800V319H-400z" className="deep-lift" opacity={0.3} />
    <path
      d="M-380 341H800"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeDasharray="26 22"
      opacity={0.7}
    />
    <path d="M66 196H96M54 226H88M64 256H94" className="stroke-brand-lift" strokeWidth={5} />
    <ScooterRider x={108} y={144} scale={1.05} />
  </At>
);
