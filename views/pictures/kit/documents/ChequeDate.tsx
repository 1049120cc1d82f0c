import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const box = 20;
const digits = '20112026';

/** The date of a cheque, one digit in each of eight boxes, 160 × 28. */
export const ChequeDate = (place: Place) => (
  <At {...place}>
    <rect width={box * digits.length} height={28} rx={3} className="paper" />
    <rect
      width={box * digits.length}
      height={28}
      rx={3}
      className="stroke-faint"
      strokeWidth={1.5}
    />
    <path
      d={[...digits].map((_, index) => (index ? `M${index * box} 0v28` : '')).join('')}
      className="stroke-faint"
      strokeWidth={1.5}
    />
    {[...digits].map((digit, index) => (
      <Label
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits never change
        key={index}
        x={(index + 0.5) * box}
        y={20}
        size={17}
        weight={600}
        anchor="middle"
      >
        {digit}
      </Label>
    ))}
  </At>
);
