import { rupees } from '#content/rupees.ts';
import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Signature } from '../documents/Signature.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

const settled = ['Levels that earn', 'Rate for each level', 'TDS', 'Returns'] as const;

/** The parts with a price of their own, in rupees; the amounts are invented. */
const priced = [
  ['Software', 180_000],
  ['Hosting', 24_000],
  ['Support', 36_000],
] as const;

const total = priced.reduce((sum, [, amount]) => sum + amount, 0);

interface RulesThenPriceProps extends Place {
  /** From one line to the next. */
  readonly pitch: number;
  /** From the top of a sheet to its first line. */
  readonly head: number;
}

const width = 340;
/* So much of the quotation lies under the rules, and so far does it stand out at the side. */
const hidden = 64;
const aside = 84;
/* Below the last rule, for the signature and the arrow. */
const foot = 74;

/** The rules of a plan, ticked and signed, and under them the quotation that follows, 424 wide. */
export function RulesThenPrice({ pitch, head, ...place }: RulesThenPriceProps) {
  const rules = head + settled.length * pitch + foot;
  const price = hidden + head + (priced.length + 1) * pitch + 14;
  const signed = rules - 16;
  return (
    <At {...place}>
      <PaperDocument x={aside} y={rules - hidden} width={width} height={price}>
        <Label x={28} y={hidden + head - 20} size={24} weight={800}>
          Quotation
        </Label>
        <Pill x={width - 28} y={hidden + head - 43} size={16} anchor="end" tone="brand">
          Example
        </Pill>
        {priced.map(([part, amount], index) => (
          <At key={part} x={28} y={hidden + head + index * pitch}>
            <path d={`M0 .500H${width - 56}`} className="stroke-line" />
            <Priced part={part} amount={amount} y={pitch / 2 + 7} weight={600} />
          </At>
        ))}
        <At x={28} y={hidden + head + priced.length * pitch}>
          <path d={`M0 .500H${width - 56}`} className="stroke-ink" strokeWidth={2} />
          <Priced part="Without GST" amount={total} y={pitch / 2 + 8} weight={800} />
        </At>
      </PaperDocument>
      <PaperDocument x={0} y={0} width={width} height={rules}>
        <Label x={28} y={head - 20} size={24} weight={800}>
          Plan rules
        </Label>
        <CheckList x={42} y={head + pitch / 2} checks={settled} size={20} step={pitch} />
        <path d={`M28 ${signed}H196`} className="stroke-faint" strokeWidth={2} />
        <Signature x={52} y={signed - 44} scale={1.1} hand="second" />
      </PaperDocument>
      <At x={width - 62} y={rules}>
        <circle r={27} className="brand" />
        <Glyph name="arrow-down" x={-14} y={-14} size={28} tone="on-brand" bold />
      </At>
    </At>
  );
}

interface PricedProps {
  readonly part: string;
  readonly amount: number;
  /** The baseline. */
  readonly y: number;
  readonly weight: 600 | 800;
}

const Priced = ({ part, amount, y, weight }: PricedProps) => (
  <>
    <Label x={0} y={y} size={19} weight={weight}>
      {part}
    </Label>
    <Label x={width - 56} y={y} size={19} weight={weight === 600 ? 700 : 800} anchor="end" tabular>
      {rupees(amount)}
    </Label>
  </>
);
