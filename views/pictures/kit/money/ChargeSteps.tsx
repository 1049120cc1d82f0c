/** What a transfer to Nepal costs at most, by how it is paid out: a coin for as much as the base. */
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

const tag = { width: 76, height: 34 } as const;

/** A ledge over the foot of a drawing 400 wide, 102 high, with a stack of coins for each of the three ways, its total above it and its parts below. */
export const ChargeSteps = ({ y }: { readonly y: number }) => (
  <At x={0} y={y}>
    {/* As wide as a page may show, and over the lower edge. */}
    <path d="M-400-14H800V12H-400z" className="brand-soft" />
    <path d="M-400 12H800V140H-400z" className="surface" />
    <path d="M-400 12H800v5H-400z" className="shade" />
    <path d="M135 30V92M265 30V92" className="stroke-line" strokeWidth={2} />
    {cases.map(({ x, more, name }) => (
      <g key={x}>
        <CoinStack x={x} y={-5} golden={more / base} />
        <Total x={x} y={-stackHeight(1 + more / base) - 18} amount={base + more} />
        {name.map((line, index) => (
          <Label key={line} x={x} y={38 + index * 19} size={16} weight={600} anchor="middle">
            {line}
          </Label>
        ))}
        <Parts x={x} more={more} />
      </g>
    ))}
  </At>
);

interface TotalProps {
  readonly x: number;
  /** Its lower edge. */
  readonly y: number;
  readonly amount: number;
}

const Total = ({ x, y, amount }: TotalProps) => (
  <>
    <rect x={x - tag.width / 2} y={y - tag.height} {...tag} rx={17} className="deep" />
    <Label x={x} y={y - 9.5} size={22} weight={800} tone="on-deep" anchor="middle">
      {`₹${amount}`}
    </Label>
  </>
);

/* In the colours of the coins. */
const Parts = ({ x, more }: { readonly x: number; readonly more: number }) => (
  <>
    <Label
      x={more ? x - 17 : x}
      y={84}
      size={18}
      weight={800}
      tone="brand-ink"
      anchor={more ? 'end' : 'middle'}
    >
      {`₹${base}`}
    </Label>
    {more > 0 && (
      <Label x={x - 11} y={84} size={18} weight={800} tone="marigold-ink">
        {`+ ₹${more}`}
      </Label>
    )}
  </>
);
