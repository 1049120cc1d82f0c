import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const parts = ['Software', 'Hosting', 'Messages', 'Payout charges', 'Support'] as const;

const files = ['Sellers', 'Orders', 'Payouts'] as const;

interface SeparatePricesProps extends Place {
  readonly width?: number;
}

/** A quotation that lists each part by itself, its amounts not yet written; 354 high. */
export const SeparatePrices = ({ width = 256, ...place }: SeparatePricesProps) => (
  <PaperDocument {...place} width={width} height={84 + parts.length * 54}>
    <Label x={24} y={46} size={23} weight={800}>
      Quotation
    </Label>
    {parts.map((part, index) => (
      <g key={part} transform={`translate(24 ${70 + index * 54})`}>
        <path d={`M0 .500H${width - 48}`} className="stroke-line" />
        <Label x={0} y={33} size={18} weight={600}>
          {part}
        </Label>
        <rect
          x={width - 104}
          y={20}
          width={56}
          height={14}
          rx={7}
          className="on-deep-muted"
          opacity={0.45}
        />
      </g>
    ))}
  </PaperDocument>
);

/** The files of an export, 176 × 212. */
export const ExportedFiles = (place: Place) => (
  <Panel {...place} width={176} height={212} tone="deep">
    <Glyph name="download" x={20} y={20} size={28} tone="code-number" bold />
    <Label x={60} y={42} size={20} weight={700} tone="on-deep">
      Export
    </Label>
    {files.map((file, index) => (
      <g key={file} transform={`translate(20 ${64 + index * 46})`}>
        <path d="M0 .500H136" className="stroke-on-deep-muted" opacity={0.35} />
        <Glyph name="file" x={0} y={12} tone="on-deep-muted" />
        <Label x={40} y={31} size={18} weight={600} tone="on-deep">
          {file}
        </Label>
      </g>
    ))}
  </Panel>
);
