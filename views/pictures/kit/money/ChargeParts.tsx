/** What the largest charge for a transfer to Nepal is made up of: a coin for every five rupees. */
import { rules } from '#content/rules.ts';
import { rupees } from '#content/rupees.ts';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { CoinStack } from './CoinStack.tsx';
import { RupeeCoin } from './RupeeCoin.tsx';

const coin = 5;
const line = 44;
/* How much lower the middle of a rim is where a line meets it, as coins are seen from above. */
const sag = 6;

/* From the foot of the stack; each name is at least a line above the one below it, at the end of a line from the middle of its coins. */
const parts = [
  { amount: Number(rules.nepalSendingBankCharge.value), tone: 'indigo', name: 'Sending bank' },
  { amount: Number(rules.nepalStateBankCharge.value), tone: 'violet', name: 'State Bank of India' },
  { amount: Number(rules.nepalCashCharge.value), tone: 'gold', name: 'Paying out in cash' },
] as const;

const total = parts.reduce((sum, { amount }) => sum + amount, 0);

interface ChargePartsProps {
  /** Of a coin. */
  readonly thick: number;
  /** Where the stack stands. */
  readonly foot: number;
}

/* Where the amounts begin, and the names beside the widest of them. */
const columns = { amount: 168, name: 226 } as const;

/** A heading, and on a ledge through the foot of a drawing 400 wide a stack of coins with the name and the amount of each part beside it. */
export const ChargeParts = ({ thick, foot }: ChargePartsProps) => {
  const rolls = parts.map(({ amount, tone }) => [amount / coin, tone] as const);
  let below = 0;
  let level = -line;
  return (
    <>
      {/* As wide as a page may show, and over the lower edge. */}
      <path d={`M-400 ${foot - 26}H800v300H-400z`} className="brand-lift" opacity={0.35} />
      <RupeeCoin x={48} y={50} radius={24} />
      <Label x={86} y={46} size={23} weight={800}>
        {`What makes up ${rupees(total)}`}
      </Label>
      <Label x={86} y={70} size={17} weight={600} tone="muted">
        {`In cash, above ${rules.nepalSmallCashUpTo.text}`}
      </Label>
      <CoinStack x={76} y={foot} rolls={rolls} thick={thick} />
      {parts.map(({ amount, name }) => {
        const middle = ((below + amount / 2) / coin) * thick - sag;
        level = Math.max(middle, level + line);
        below += amount;
        return (
          <At key={name} x={0} y={foot}>
            <path
              d={`M120 ${-middle}h14L150 ${-level}h8`}
              className="stroke-muted"
              strokeWidth={2}
            />
            <Label x={columns.amount} y={8.5 - level} size={24} weight={800}>
              {rupees(amount)}
            </Label>
            <Label x={columns.name} y={7.5 - level} size={16.5} weight={600}>
              {name}
            </Label>
          </At>
        );
      })}
    </>
  );
};
