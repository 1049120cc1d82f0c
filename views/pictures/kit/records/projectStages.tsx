import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Signature } from '../documents/Signature.tsx';
import { orderStock } from '../money/orderStock.ts';
import { quotedPrice } from '../money/quotedStages.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';

/* What each stage of a project ends in, 236 × 236, in few and large words, for phones (stageResults.ts has those of wide screens). */

/** How a branch takes orders, noted by hand, and the sign that its staff have read it. */
export const CheckedNotes = () => (
  <PaperDocument x={18} y={18} width={200} height={200}>
    {['Phone orders', 'Ask Malda'].map((note, index) => (
      <g key={note} transform={`translate(0 ${64 + index * 46})`}>
        <path d="M18 14H182" className="stroke-on-deep-muted" strokeWidth={1.5} opacity={0.5} />
        <PenText x={20} y={0} size={26}>
          {note}
        </PenText>
      </g>
    ))}
    <Tick x={36} y={162} size={32} />
    <Label x={62} y={171} size={26} weight={700} tone="green-ink">
      Checked
    </Label>
  </PaperDocument>
);

/** What will be built and for how much, signed. */
export const AgreedScope = () => (
  <PaperDocument x={18} y={18} width={200} height={200}>
    <Label x={20} y={52} size={28} weight={700}>
      Scope
    </Label>
    <path d="M20 70H180" className="stroke-line" strokeWidth={2} />
    <Label x={20} y={108} size={29} weight={800}>
      {rupees(quotedPrice)}
    </Label>
    <Signature x={26} y={128} scale={1.1} />
    <path d="M20 178H180" className="stroke-faint" strokeWidth={2} />
  </PaperDocument>
);

/** The first screen in one branch, with the stock that is left. */
export const LiveStock = () => (
  <Panel x={18} y={18} width={200} height={200}>
    <path d="M0 50V16A16 16 0 0116 0H184a16 16 0 0116 16V50z" fill="url(#sheen)" />
    <Label x={18} y={34} size={24} weight={700} tone="on-brand">
      Asansol
    </Label>
    <circle cx={176} cy={25} r={8} className="code-number" />
    {[orderStock.cartons, orderStock.tape].map(({ name, left, shares }, index) => (
      <At key={name} x={18} y={66 + index * 64}>
        <Label x={0} y={22} size={22} tone="muted">
          {name}
        </Label>
        <Label x={164} y={22} size={24} weight={800} anchor="end">
          {left}
        </Label>
        <StockBar x={0} y={34} width={164} height={14} shares={shares} />
      </At>
    ))}
  </Panel>
);

const slip =
  'M0 8a8 8 0 018-8H86a8 8 0 018 8V150l-9.400-8-9.400 8-9.400-8-9.400 8-9.400-8-9.400 8-9.400-8-9.400 8-9.400-8-9.400 8z';

/** The tax of one order on an old and on a new invoice, which is the same. */
export const SameTax = () => (
  <g className="sheet">
    {['Old', 'New'].map((title, index) => (
      <At key={title} x={18 + index * 106} y={28}>
        <path d={slip} className="shade" transform="translate(0 6)" />
        <path d={slip} className="paper" />
        <path d={slip} className="stroke-line" />
        <Label
          x={47}
          y={36}
          size={24}
          weight={700}
          tone={index ? 'brand-ink' : 'muted'}
          anchor="middle"
        >
          {title}
        </Label>
        <path d="M12 50H82" className="stroke-faint" strokeWidth={1.5} />
        <Label x={47} y={82} size={20} tone="muted" anchor="middle">
          GST
        </Label>
        {index ? (
          <Label x={47} y={118} size={28} weight={800} anchor="middle">
            {rupees(exampleOrder.gst)}
          </Label>
        ) : (
          <PenText x={76} y={118} size={34} anchor="end">
            {String(exampleOrder.gst)}
          </PenText>
        )}
      </At>
    ))}
    <circle cx={118} cy={190} r={28} className="green" />
    <path d="M106 184h24m-24 12h24" className="stroke-surface" strokeWidth={5} />
  </g>
);

/** As many orders in the old system as in the new, which now goes on alone. */
export const SameOrders = () => (
  <>
    {['Old', 'New'].map((way, index) => (
      <Panel key={way} x={18 + index * 106} y={28} width={94} height={104} radius={14}>
        <Label x={47} y={36} size={22} weight={600} tone="muted" anchor="middle">
          {way}
        </Label>
        <Label x={47} y={80} size={36} weight={800} anchor="middle">
          214
        </Label>
      </Panel>
    ))}
    <rect x={18} y={150} width={200} height={60} rx={30} className="green-soft" />
    <Tick x={47} y={180} size={36} />
    <Label x={74} y={188.5} size={24} weight={700} tone="green-ink">
      Same total
    </Label>
  </>
);
