import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/** The number of the stage that brought a part, at its corner. */
export const StageNumber = ({ children, ...place }: Place & { readonly children: string }) => (
  <At {...place}>
    <circle r={16} className="brand" />
    <Label x={0} y={6.5} size={18} weight={700} tone="on-brand" anchor="middle">
      {children}
    </Label>
  </At>
);

type PartProps = Place & { readonly width: number };

/** The third stage: the stock of one branch, 92 high. */
export const StockPart = ({ width, ...place }: PartProps) => (
  <Panel {...place} width={width} height={92} flat tone="surface-2">
    <StageNumber x={30} y={30}>
      3
    </StageNumber>
    <Label x={58} y={36} size={18} weight={700}>
      Cartons
    </Label>
    <Label x={width - 16} y={36} size={18} weight={700} anchor="end">
      1,600 left
    </Label>
    <rect x={16} y={60} width={width - 32} height={14} rx={7} className="marigold-soft" />
    <rect x={16} y={60} width={(width - 32) * 0.8} height={14} rx={7} className="marigold" />
  </Panel>
);

/** The fourth: an invoice that is sent, 92 high. */
export const InvoicePart = ({ width, ...place }: PartProps) => (
  <Panel {...place} width={width} height={92} flat tone="surface-2">
    <StageNumber x={30} y={30}>
      4
    </StageNumber>
    <Label x={58} y={36} size={18} weight={700}>
      INV-0418
    </Label>
    <Label x={16} y={74} size={20} weight={800}>
      ₹10,038
    </Label>
    <Pill x={width - 16} y={54} anchor="end" size={16} tone="brand" glyph="send">
      Sent
    </Pill>
  </Panel>
);

const totals = ['Old system', 'New system'] as const;

/** The fifth: the old system and the new one show the same, 148 high. */
export const TotalsPart = ({ width, ...place }: PartProps) => (
  <Panel {...place} width={width} height={148} flat tone="surface-2">
    <StageNumber x={30} y={30}>
      5
    </StageNumber>
    <TurningPill x={58} y={15} size={16} was="Comparing">
      Same totals
    </TurningPill>
    {totals.map((name, index) => (
      <g key={name}>
        <path d={`M16 ${58.5 + index * 44}H${width - 16}`} className="stroke-line" />
        <Label x={16} y={87 + index * 44} size={17} tone="muted">
          {name}
        </Label>
        <Label x={width - 16} y={87 + index * 44} size={18} weight={800} anchor="end">
          ₹4,86,250
        </Label>
      </g>
    ))}
  </Panel>
);
