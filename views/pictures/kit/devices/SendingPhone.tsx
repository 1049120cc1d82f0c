import type { Colour } from '../../palette.ts';
import { PressingHand } from '../people/PressingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

/** The operators to choose from, of which the last is chosen, each with a letter for its logo. */
const operators: readonly (readonly [name: string, tone: Colour])[] = [
  ['A', 'red-ink'],
  ['B', 'brand'],
  ['C', 'green-ink'],
];

/** The retailer’s phone, 170 wide, with the customer’s number, and his finger on an operator; the card’s lower edge cuts both. */
export const SendingPhone = (place: Place) => (
  <At {...place}>
    <Phone x={0} y={0} width={170} height={320} time="">
      <Label x={14} y={62} size={18} tone="muted">
        Number
      </Label>
      <Label x={14} y={86} size={18} weight={800}>
        98300 XXXXX
      </Label>
      <path d="M14 101H138" className="stroke-line" strokeWidth={2} />
      <Label x={14} y={129} size={18} tone="muted">
        Operator
      </Label>
      {operators.map(([name, tone], index) => (
        <At key={name} x={31 + index * 45} y={161}>
          {index === 2 && <circle r={21} className="stroke-marigold" strokeWidth={4} />}
          <circle r={16} className={tone} />
          <Label x={0} y={6.5} size={18} weight={800} tone="surface" anchor="middle">
            {name}
          </Label>
        </At>
      ))}
    </Phone>
    <PressingHand x={139} y={186} turn={36} scale={0.36} sleeve="green" />
  </At>
);
