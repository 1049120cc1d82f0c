import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const parts = ['Software', 'Hosting', 'Messages', 'Payout charges', 'Support'] as const;

const files = ['Sellers', 'Orders', 'Payouts'] as const;

interface ExportedFilesProps extends Place {
  readonly wide?: true;
}

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
        <Label x={width - 110} y={33} size={18} weight={600} tone="muted">
          ₹
        </Label>
        <path
          d={`M${width - 92} 35H${width - 49}`}
          className="stroke-faint"
          strokeWidth={2}
          strokeDasharray="1 5"
        />
      </g>
    ))}
  </PaperDocument>
);

/** The files of an export, 176 × 212; `wide` ones beside each other, 392 × 108. */
export const ExportedFiles = ({ wide, ...place }: ExportedFilesProps) => (
  <Panel {...place} width={wide ? 392 : 176} height={wide ? 108 : 212} tone="deep">
    <Glyph name="download" x={20} y={wide ? 14 : 20} size={28} tone="code-number" bold />
    <Label x={60} y={wide ? 36 : 42} size={20} weight={700} tone="on-deep">
      Export
    </Label>
    {wide && <path d="M20 54.500H372" className="stroke-on-deep-muted" opacity={0.35} />}
    {files.map((file, index) => (
      <At key={file} {...(wide ? { x: 20 + index * 122, y: 57 } : { x: 20, y: 64 + index * 46 })}>
        {!wide && <path d="M0 .500H136" className="stroke-on-deep-muted" opacity={0.35} />}
        <Glyph name="file" x={0} y={12} tone="on-deep-muted" />
        <Label x={wide ? 32 : 40} y={31} size={18} weight={600} tone="on-deep">
          {file}
        </Label>
      </At>
    ))}
  </Panel>
);
