import { MessageBubble } from '../screens/MessageBubble.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { Truck } from '../things/Truck.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';

/* Left edge, width and roof of each house along the street, beyond the phone. */
const houses = [
  [128, 40, 104],
  [168, 34, 78],
  [202, 38, 112],
] as const;

/** The last station of an order: the customer holds a phone with the message while the truck comes along the street. */
export const OrderMessageInHand = () => (
  <StationRoom tone="deep-lift" y={186}>
    {houses.map(([x, width, roof]) => (
      <rect key={x} x={x} y={roof} width={width} height={186 - roof} className="skyline" />
    ))}
    <path d="M128 218H236" className="stroke-on-brand" strokeWidth={3} strokeDasharray="16 14" />
    <Truck x={136} y={160} scale={0.38} mirrored={216} />
    <PhoneInPalm x={17} y={84} scale={0.78} rise={78}>
      <rect width={114} height={272} rx={14} className="surface" />
      <path d="M0 38V14A14 14 0 0114 0H100a14 14 0 0114 14V38z" fill="url(#sheen)" />
      <path d="M40 184H86M40 206H70" className="stroke-line" strokeWidth={9} />
    </PhoneInPalm>
    <MessageBubble x={32} y={50} width={188} size={24} lines={['Your order is', 'on its way.']} />
  </StationRoom>
);
