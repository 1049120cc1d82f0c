import { Phone } from '../devices/Phone.tsx';
import { ScooterRider } from '../people/ScooterRider.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const head = 78;

/* Behind the phone, to both sides of it and beyond the picture: left edge, width and height above the road. */
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

/** A phone with a shop’s message about an order, and before it the rider who brings the order along the street, 400 × 352. */
export const OrderOnItsWay = (place: Place) => (
  <At {...place}>
    {houses.map(([x, width, height]) => (
      <rect key={x} x={x} y={308 - height} width={width} height={height} className="skyline" />
    ))}
    {windows.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={9} height={12} rx={2} className="moon" />
    ))}
    <path d="M-400 308H800V400H-400z" className="on-deep-muted" />
    <Phone x={68} y={-26} width={264} height={440} head={head} screen="surface-2">
      <Label x={123} y={62} size={22} weight={800} tone="on-brand" anchor="middle">
        AX-MYSHOP-S
      </Label>
      <MessageBubble
        x={18}
        y={head + 12}
        width={208}
        size={21}
        lines={['Your order is', 'on its way.']}
        flat
      />
    </Phone>
    <path d="M-400 314H800V352H-400z" className="on-deep-muted" />
    <path d="M-400 314H800V319H-400z" className="deep-lift" opacity={0.3} />
    <path
      d="M-380 341H800"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeDasharray="26 22"
      opacity={0.7}
    />
    <path d="M94 222H118M84 246H112M92 270H116" className="stroke-brand-lift" strokeWidth={5} />
    <ScooterRider x={128} y={184} scale={0.84} />
  </At>
);
