import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', ''];

const body = 'M12 0H104a12 12 0 0112 12L120 136H-4L0 12A12 12 0 0112 0z';

interface AmountKeypadProps extends Place {
  /** Its keys have no digits, which would be too small to read. */
  readonly small?: boolean;
}

/** The keypad of a counter terminal on the shopkeeper's side, 116 × 150, on which ₹1,850 is typed. */
export const AmountKeypad = ({ small, ...place }: AmountKeypadProps) => (
  <At {...place}>
    <path d="M-10 136H126a7 7 0 010 14H-10a7 7 0 010-14z" className="deep" />
    <path d={body} fill="url(#night)" />
    <path d={body} className="stroke-rim" strokeWidth={2} />
    <rect x={11} y={10} width={94} height={36} rx={6} className="surface" />
    <Label x={58} y={36} size={22} weight={800} anchor="middle">
      ₹1,850
    </Label>
    {keys.map((key, index) => {
      const [x, y] = [11 + (index % 3) * 33, 53 + Math.floor(index / 3) * 20];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys never change
        <g key={index}>
          <rect
            x={x}
            y={y}
            width={28}
            height={16}
            rx={4}
            {...(key
              ? { className: 'on-deep', opacity: 0.16 }
              : { className: index < 10 ? 'red' : 'green' })}
          />
          <Label x={x + 14} y={y + 12.5} size={12} weight={600} tone="on-deep" anchor="middle">
            {small ? '' : key}
          </Label>
        </g>
      );
    })}
    <path
      d="M21.500 117.500l7 7m0-7l-7 7M86.500 121l3.500 3.500 6-7"
      className="stroke-on-brand"
      strokeWidth={2}
    />
  </At>
);
