import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

/** The charge slip of the sari shop as a message on the phone in a customer's hand, 132 × 212. */
export const SlipMessage = () => (
  <>
    <PhoneInPalm x={0} y={0}>
      <path
        d="M6 44a12 12 0 0112-12H96a12 12 0 0112 12V140a12 12 0 01-12 12H20L6 164z"
        className="brand-soft"
      />
      <Label x={57} y={64} size={17} weight={600} anchor="middle">
        Paid
      </Label>
      <Label x={57} y={97} size={24} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Tick x={57} y={127} size={26} />
    </PhoneInPalm>
    <path d="M37 262Q72 272 106 258L128 330H40z" className="red" />
    <path d="M36 256Q72 267 104.500 252L108 264Q73 279 38 268z" className="code-string" />
  </>
);
