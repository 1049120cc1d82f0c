/** What a transfer to Nepal costs at most, by how it is paid out: a roll of coins for as much as the base. */
import { rules } from '#content/rules.ts';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { CoinStack, stackHeight } from './CoinStack.tsx';

/* Every transfer costs the base, and one in cash so much more. */
const base = Number(rules.nepalSendingBankCharge.value) + Number(rules.nepalStateBankCharge.value);
const upTo = rules.nepalSmallCashUpTo.text;

const cases = [
  { x: 70, more: 0, name: ['To an', 'account'] },
  { x: 200, more: Number(rules.nepalSmallCashCharge.value), name: ['In cash,', `up to ${upTo}`] },
  { x: 330, more: Number(rules.nepalCashCharge.value), name: ['In cash,', `above ${upTo}`] },
] as const;

interface ChargeStepsProps {
  /** Of the front edge of the ledge. */
  readonly y: number;
  /** Of a coin, which stands for a fifth of the base. */
  readonly thick: number;
}

/** A ledge over the foot of a drawing 400 wide, 74 high, with a stack of coins for each of the three ways, its amount above it and its name below. */
export const ChargeSteps = ({ y, thick }: ChargeStepsProps) => (
  <At x={0} y={y}>
    {/* As wide as a page may show, and over the lower edge. */}
    <path d="M-400-34H800V0H-400z" className="brand-lift" opacity={0.45} />
    <path d="M-400 0H800V140H-400z" className="surface" />
    <path d="M-400 0H800v4H-400z" className="shade" />
    {cases.map(({ x, more, name }) => (
      <g key={x}>
        <CoinStack x={x} y={-18} golden={more / base} thick={thick} />
        <Label
          x={x}
          y={-40 - stackHeight(more / base, thick)}
          size={30}
          weight={800}
          anchor="middle"
        >
          {`₹${base + more}`}
        </Label>
        {name.map((line, index) => (
          <Label
            key={line}
            x={x}
            y={31 + index * 21}
            size={16.5}
            weight={600}
            tone="muted"
            anchor="middle"
          >
            {line}
          </Label>
        ))}
      </g>
    ))}
  </At>
);
