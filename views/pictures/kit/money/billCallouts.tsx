import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of each, 0,0 in the middle of its upper edge. */
const width = 232;
const height = 164;

/** Six of the kinds of bill that a counter takes. */
const billers: readonly GlyphName[] = ['bolt', 'flame', 'drop', 'shield', 'car', 'cylinder'];

interface CalloutProps extends Place {
  /** How wide the screen or slip is that it enlarges, and how far below. */
  readonly from: number;
  readonly drop: number;
  readonly children: ReactNode;
}

/** What a small screen on the counter shows, large above it, 232 × 164. */
export const Callout = ({ from, drop, children, ...place }: CalloutProps) => (
  <At {...place}>
    <path
      d={`M${20 - width / 2} ${height - 8}H${width / 2 - 20}L${from / 2} ${height + drop}H${-from / 2}z`}
      className="brand-lift"
      opacity={0.28}
    />
    <At x={-width / 2} y={0}>
      {children}
    </At>
  </At>
);

/** The category that is chosen among six. */
export const ChosenBiller = () => (
  <Panel x={0} y={0} width={width} height={height}>
    <Label x={width / 2} y={34} size={20} weight={800} anchor="middle">
      Electricity
    </Label>
    {billers.map((glyph, index) => (
      <At key={glyph} x={16 + (index % 3) * 68} y={50 + Math.floor(index / 3) * 50}>
        <rect width={64} height={46} rx={9} className={index ? 'surface-2' : 'brand'} />
        <Glyph name={glyph} x={18} y={9} size={28} tone={index ? 'brand-ink' : 'on-brand'} />
      </At>
    ))}
  </Panel>
);

/** Whose the bill is, how much, when it is due. */
export const FetchedBill = () => (
  <Panel x={0} y={0} width={width} height={height}>
    <path d="M0 46V16A16 16 0 0116 0H216a16 16 0 0116 16V46z" fill="url(#sheen)" />
    <Glyph name="bolt" x={20} y={12} size={22} tone="on-brand" bold />
    <Label x={50} y={30} size={19} weight={700} tone="on-brand">
      Bill found
    </Label>
    <Label x={22} y={76} size={19} weight={700}>
      R. Mondal
    </Label>
    <Label x={22} y={116} size={38} weight={800} tone="brand-ink">
      ₹1,846
    </Label>
    <Label x={22} y={146} size={18} tone="muted">
      Due 28 Nov
    </Label>
  </Panel>
);

const slip = `M0 ${height}V7${'l8-6 8 6'.repeat(14)}V${height}z`;

/** The receipt with its reference. */
export const PrintedReceipt = () => (
  <g className="sheet" transform={`translate(${(width - 224) / 2} 0)`}>
    <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 12)" />
    <path d={slip} className="paper" />
    <path d={slip} className="stroke-line" />
    <Label x={112} y={38} size={20} weight={800} anchor="middle">
      Receipt
    </Label>
    <path d="M18 52H206M18 112H206" className="stroke-faint" strokeDasharray="2 6" />
    <Label x={20} y={76} size={17} tone="muted">
      Reference
    </Label>
    <Label x={20} y={100} size={20} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={20} y={144} size={18} tone="muted">
      Paid
    </Label>
    <Label x={204} y={145} size={25} weight={800} anchor="end">
      ₹1,846
    </Label>
  </g>
);
