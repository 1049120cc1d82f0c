import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The GST of one order on the invoice of the old way and on that of the new, which are the same; 330 × 76, or 178 × 116 on phones. */
export const ComparedInvoices = ({ small, ...place }: Place & { readonly small?: true }) => {
  const [width, height, gap, size] = small ? [79, 116, 20, 17] : [142, 76, 46, 14];
  const second = width + gap;
  const foot = height - (small ? 22 : 20);
  const amount = small
    ? ({ x: second + width / 2, anchor: 'middle' } as const)
    : ({ x: second + width - 14, anchor: 'end' } as const);
  return (
    <At {...place}>
      <g className="sheet">
        {[0, second].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d={slip(width, height)} className="shade" transform="translate(0 5)" />
            <path d={slip(width, height)} className="paper" />
            <path d={slip(width, height)} className="stroke-line" />
            <Label
              x={14}
              y={small ? 28 : 24}
              size={size}
              weight={700}
              tone={x ? 'brand-ink' : 'muted'}
            >
              {small ? (x ? 'New' : 'Old') : x ? 'New invoice' : 'Old invoice'}
            </Label>
            <path
              d={`M14 ${small ? 39 : 33}H${width - 14}`}
              className="stroke-faint"
              strokeWidth={1.5}
            />
            <Label x={14} y={small ? 59 : foot - 1} size={small ? 16 : 14} tone="muted">
              GST
            </Label>
          </g>
        ))}
        <PenText
          x={small ? 16 : width - 14}
          y={foot}
          size={small ? 26 : 20}
          {...(!small && { anchor: 'end' })}
        >
          {String(exampleOrder.gst)}
        </PenText>
        <Label {...amount} y={foot} size={small ? 20 : 19} weight={700}>
          {rupees(exampleOrder.gst)}
        </Label>
      </g>
      <circle cx={width + gap / 2} cy={height / 2} r={small ? 16 : 18} className="green" />
      <path
        d={`M${width + gap / 2 - 7} ${height / 2 - 4}h14m-14 8h14`}
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
