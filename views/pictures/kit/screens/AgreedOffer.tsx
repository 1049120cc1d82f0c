import { offer } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

interface AgreedOfferProps extends Place {
  /** Width of the lender's and of the borrower's panel; the offer between them is `middle` wide. */
  readonly side: number;
  readonly middle: number;
  readonly gap: number;
  /** Of the amounts; the other letters follow from it. */
  readonly size: number;
}

/** One lender and one borrower, 196 high, and between them the offer on which they agree. */
export function AgreedOffer({ side, middle, gap, size, ...place }: AgreedOfferProps) {
  const parties = [
    { x: 0, name: 'Lender', glyph: 'bank', tone: 'brand', does: 'offers' },
    {
      x: side + middle + 2 * gap,
      name: 'Borrower',
      glyph: 'store',
      tone: 'marigold-ink',
      does: 'asks for',
    },
  ] as const;
  const small = size * 0.8;
  return (
    <At {...place}>
      <path d={`M${side - 8} 98h${gap + 16}`} className="stroke-brand" strokeWidth={6} />
      <path
        d={`M${side + gap + middle - 8} 98h${gap + 16}`}
        className="stroke-marigold"
        strokeWidth={6}
      />
      {parties.map(({ x, name, glyph, tone, does }) => (
        <Panel key={name} x={x} y={0} width={side} height={196}>
          <Glyph name={glyph} x={side / 2 - 24} y={20} size={48} tone={tone} />
          <Label x={side / 2} y={100} size={size} weight={700} anchor="middle">
            {name}
          </Label>
          <Label x={side / 2} y={136} size={small} tone="muted" anchor="middle">
            {does}
          </Label>
          <Label x={side / 2} y={168} size={size} weight={800} anchor="middle">
            {offer.amount}
          </Label>
        </Panel>
      ))}
      <Panel x={side + gap} y={-12} width={middle} height={220} tone="green-soft">
        <Label x={middle / 2} y={118} size={size * 1.65} weight={800} anchor="middle">
          {offer.rate}
        </Label>
        <Label x={middle / 2} y={150} size={small} anchor="middle">
          a year
        </Label>
        <Label x={middle / 2} y={180} size={small} anchor="middle">
          {`for ${offer.period}`}
        </Label>
        <Arrival>
          <Tick x={middle / 2} y={46} size={44} />
        </Arrival>
      </Panel>
    </At>
  );
}
