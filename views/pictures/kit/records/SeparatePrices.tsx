import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Signature } from '../documents/Signature.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The parts that have a price of their own, and how long the bar is that stands for it. */
const parts = [
  ['Software', 112],
  ['Hosting', 72],
  ['Support', 88],
] as const;

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

/** A quotation, 400 wide, with a price for each part, their total and a signature; bars stand for the amounts. */
export function SeparatePrices({ pitch, foot, ...place }: SeparatePricesProps) {
  const middle = pitch / 2;
  return (
    <PaperDocument {...place} width={width} height={heightOf({ pitch, foot })}>
      <Label x={28} y={49} size={26} weight={800}>
        Quotation
      </Label>
      {parts.map(([part, length], index) => (
        <At key={part} x={28} y={head + index * pitch}>
          <path d="M0 .500H344" className="stroke-line" />
          <Label x={0} y={middle + 7} size={20} weight={600}>
            {part}
          </Label>
          <rect
            x={344 - length}
            y={middle - 7}
            width={length}
            height={14}
            rx={7}
            className="faint"
            opacity={0.4}
          />
        </At>
      ))}
      <At x={28} y={head + parts.length * pitch}>
        <path d="M0 0H344" className="stroke-ink" strokeWidth={2.5} />
        <Label x={0} y={middle + 8} size={22} weight={800}>
          Total
        </Label>
        <rect x={204} y={middle - 11} width={140} height={22} rx={11} className="brand" />
        <g transform={`translate(0 ${pitch + foot - 24})`}>
          <path d="M176 0H344" className="stroke-faint" strokeWidth={2} />
          <Signature x={198} y={-44} scale={1.1} hand="second" />
        </g>
      </At>
    </PaperDocument>
  );
}
