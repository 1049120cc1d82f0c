import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

const wide = {
  width: 142,
  height: 76,
  gap: 46,
  title: { x: 14, y: 24, size: 14 },
  titles: ['Old invoice', 'New invoice'],
  line: 33,
  tax: { x: 14, y: 55, size: 14 },
  foot: 56,
  amount: { x: 128, anchor: 'end', pen: 20, size: 19 },
  equals: { y: 38, r: 18 },
} as const;

const narrow = {
  width: 96,
  height: 192,
  gap: 26,
  title: { x: 13, y: 42, size: 25 },
  titles: ['Old', 'New'],
  line: 59,
  tax: { x: 13, y: 97, size: 22 },
  foot: 148,
  amount: { x: 12, anchor: 'start', pen: 38, size: 28 },
  equals: { y: 137, r: 19 },
} as const;

/** The GST of one order on the invoice of the old way and on that of the new, which are the same; 330 × 76, or 218 × 192 on phones. */
export const ComparedInvoices = ({ small, ...place }: Place & { readonly small?: true }) => {
  const size = small ? narrow : wide;
  const { width, height, gap, amount, foot, equals } = size;
  const second = width + gap;
  return (
    <At {...place}>
      <g className="sheet">
        {size.titles.map((title, index) => (
          <g key={title} transform={`translate(${index * second} 0)`}>
            <path d={slip(width, height)} className="shade" transform="translate(0 5)" />
            <path d={slip(width, height)} className="paper" />
            <path d={slip(width, height)} className="stroke-line" />
            <Label {...size.title} weight={700} tone={index ? 'brand-ink' : 'muted'}>
              {title}
            </Label>
            <path
              d={`M14 ${size.line}H${width - 14}`}
              className="stroke-faint"
              strokeWidth={small ? 2 : 1.5}
            />
            <Label {...size.tax} tone="muted">
              GST
            </Label>
          </g>
        ))}
        <PenText x={amount.x} y={foot} size={amount.pen} anchor={amount.anchor}>
          {String(exampleOrder.gst)}
        </PenText>
        <Label
          x={second + amount.x}
          y={foot}
          size={amount.size}
          weight={700}
          anchor={amount.anchor}
        >
          {rupees(exampleOrder.gst)}
        </Label>
      </g>
      <circle cx={width + gap / 2} cy={equals.y} r={equals.r} className="green" />
      <path
        d={`M${width + gap / 2 - 7} ${equals.y - 4}h14m-14 8h14`}
        className="stroke-surface"
        strokeWidth={3.5}
      />
    </At>
  );
};

/** A printed slip whose foot edge is torn off. */
const slip = (width: number, height: number): string => {
  const teeth = Math.round(width / 20);
  const tooth = width / teeth / 2;
  return `M0 8a8 8 0 018-8H${width - 8}a8 8 0 018 8V${height}${`l${-tooth}-6 ${-tooth} 6`.repeat(teeth)}z`;
};
