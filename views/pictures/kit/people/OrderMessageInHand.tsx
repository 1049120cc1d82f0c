import { Label } from '../shapes/Label.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';

/* Left edge, width and roof of each house along the street, beyond the phone. */
const houses = [
  [0, 42, 92],
  [42, 40, 122],
  [170, 36, 78],
  [206, 30, 112],
] as const;

const lines = ['Your order', 'is on', 'its way.'] as const;

/** The last station of an order: the customer holds a phone with the message in a street. */
export const OrderMessageInHand = () => (
  <StationRoom tone="deep-lift" y={186}>
    {houses.map(([x, width, roof]) => (
      <rect key={x} x={x} y={roof} width={width} height={186 - roof} className="skyline" />
    ))}
    <PhoneInPalm x={35.5} y={86} scale={1.25} rise={56}>
      <rect width={114} height={250} rx={14} className="brand-soft" />
      <path d="M0 34V14A14 14 0 0114 0H100a14 14 0 0114 14V34z" fill="url(#sheen)" />
      <Message />
    </PhoneInPalm>
  </StationRoom>
);

/* White on the tinted screen, with the corner of a message that has come in. */
const Message = () => (
  <g transform="translate(6 42)">
    <path
      d="M12 0H90a12 12 0 0112 12V68a12 12 0 01-12 12H6c-3 0-6 1-8 3 3-4 2-7 2-11V12A12 12 0 0112 0z"
      className="surface"
    />
    {lines.map((line, index) => (
      <Label key={line} x={12} y={24 + index * 22} size={16.5}>
        {line}
      </Label>
    ))}
  </g>
);
