import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const parts = ['Software', 'Hosting', 'Support'] as const;

const files = ['Sellers', 'Orders', 'Payouts'] as const;

interface SeparatePricesProps extends Place {
  readonly width: number;
  /** From one part to the next. */
  readonly pitch: number;
}

/** A quotation that lists each part by itself, its amounts not yet written, and below them room for what lies over its edge. */
export const SeparatePrices = ({ width, pitch, ...place }: SeparatePricesProps) => (
  <PaperDocument {...place} width={width} height={132 + parts.length * pitch}>
    <Label x={28} y={50} size={26} weight={800}>
      Quotation
    </Label>
    {parts.map((part, index) => (
      <g key={part} transform={`translate(28 ${76 + index * pitch})`}>
        <path d={`M0 .500H${width - 56}`} className="stroke-line" />
        <Label x={0} y={pitch / 2 + 8} size={22} weight={600}>
          {part}
        </Label>
        <Label x={width - 150} y={pitch / 2 + 8} size={22} weight={600} tone="muted">
          ₹
        </Label>
        <path
          d={`M${width - 128} ${pitch / 2 + 8}H${width - 57}`}
          className="stroke-faint"
          strokeWidth={2.5}
          strokeDasharray="1 6"
        />
      </g>
    ))}
  </PaperDocument>
);

/** The files of an export, 392 × 108. */
export const ExportedFiles = (place: Place) => (
  <Panel {...place} width={392} height={108} tone="deep">
    <Glyph name="download" x={20} y={14} size={28} tone="code-number" bold />
    <Label x={60} y={36} size={20} weight={700} tone="on-deep">
      Export
    </Label>
    <path d="M20 54.500H372" className="stroke-on-deep-muted" opacity={0.35} />
    {files.map((file, index) => (
      <At key={file} x={20 + index * 122} y={57}>
        <Glyph name="file" x={0} y={12} tone="on-deep-muted" />
        <Label x={32} y={31} size={18} weight={600} tone="on-deep">
          {file}
        </Label>
      </At>
    ))}
  </Panel>
);
