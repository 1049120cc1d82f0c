import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Signature } from '../documents/Signature.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The parts that have a price of their own. */
const parts = ['Software', 'Hosting', 'Messages', 'Payout charges', 'Support'] as const;

interface SeparatePricesProps extends Place {
  /** From one part to the next. */
  readonly pitch: number;
  /** Of the part with the signature. */
  readonly foot: number;
}

const width = 400;
const head = 76;

/** How high such a quotation is. */
const heightOf = ({ pitch, foot }: Pick<SeparatePricesProps, 'pitch' | 'foot'>): number =>
  head + (parts.length + 1) * pitch + foot;

/** A quotation, 400 wide, with a price for each part, their total and a signature; the amounts are open. */
export function SeparatePrices({ pitch, foot, ...place }: SeparatePricesProps) {
  const middle = pitch / 2;
  return (
    <PaperDocument {...place} width={width} height={heightOf({ pitch, foot })}>
      <Label x={28} y={49} size={26} weight={800}>
        Quotation
      </Label>
      {parts.map((part, index) => (
        <At key={part} x={28} y={head + index * pitch}>
          <path d="M0 .500H344" className="stroke-line" />
          <Label x={0} y={middle + 7} size={20} weight={600}>
            {part}
          </Label>
          <OpenAmount x={230} y={middle + 7} size={20} tone="muted" />
        </At>
      ))}
      <At x={28} y={head + parts.length * pitch}>
        <path d="M0 0H344" className="stroke-ink" strokeWidth={2.5} />
        <Label x={0} y={middle + 8} size={22} weight={800}>
          Total
        </Label>
        <OpenAmount x={230} y={middle + 8} size={22} tone="brand-ink" />
        <g transform={`translate(0 ${pitch + foot - 24})`}>
          <path d="M176 0H344" className="stroke-faint" strokeWidth={2} />
          <Signature x={198} y={-44} scale={1.1} hand="second" />
        </g>
      </At>
    </PaperDocument>
  );
}

interface OpenAmountProps extends Place {
  readonly size: number;
  readonly tone: 'muted' | 'brand-ink';
}

/* Where an amount will stand, 114 wide; y is its base line. */
const OpenAmount = ({ size, tone, ...place }: OpenAmountProps) => (
  <At {...place}>
    <Label x={0} y={0} size={size} weight={tone === 'muted' ? 600 : 800} tone={tone}>
      ₹
    </Label>
    <path d="M27 0H113" className={`stroke-${tone}`} strokeWidth={2} strokeDasharray="5 8.5" />
  </At>
);
