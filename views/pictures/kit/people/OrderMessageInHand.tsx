import { MessageBubble } from '../screens/MessageBubble.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { Truck } from '../things/Truck.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';

/* Left edge, width and roof of each house along the street. */
const houses = [
  [-4, 46, 96],
  [112, 44, 42],
  [156, 36, 70],
  [192, 48, 28],
] as const;

/** The last station of an order: the customer holds a phone with the message while the truck comes along the street. */
export const OrderMessageInHand = () => (
  <StationRoom tone="deep-lift" y={186}>
    {houses.map(([x, width, roof]) => (
      <rect key={x} x={x} y={roof} width={width} height={186 - roof} className="skyline" />
    ))}
    <path d="M0 212H236" className="stroke-on-brand" strokeWidth={3} strokeDasharray="16 14" />
    <Truck x={140} y={150} scale={0.46} mirrored={216} />
    <PhoneInPalm x={17} y={84} scale={0.78} rise={78}>
      <rect width={114} height={272} rx={14} className="brand-soft" />
      <path d="M0 34V14A14 14 0 0114 0H100a14 14 0 0114 14V34z" fill="url(#sheen)" />
    </PhoneInPalm>
    <MessageBubble x={38} y={44} width={188} size={24} lines={['Your order is', 'on its way.']} />
  </StationRoom>
);
