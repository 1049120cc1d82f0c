import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';
import { soft } from '../../palette.ts';

/** From where a commission may start, in green, and from where it may not. */
const sources = [
  ['Invoice', '₹2,400', 120, 'green'],
  ['Invoice', '₹2,400', 320, 'green'],
  ['New member', 'No sale', 520, 'red'],
] as const;

/** A tree whose commissions come from invoices; the line from a mere registration is crossed out. */
export function DirectSellingCommissionRules() {
  return (
    <Cover ground="lilac" motif={<SaleOrNone />}>
      {sources.map(([paper, amount, x, tone]) => (
        <g key={x}>
          <Connector from={[x, 184]} to={[320, 104]} upright dashed={tone === 'red'} tone={tone} />
          <PaperDocument x={x - 88} y={200} width={176} height={136}>
            <Label x={88} y={72} size={21} weight={600} tone="muted" anchor="middle">
              {paper}
            </Label>
            <Label x={88} y={112} size={30} weight={800} tone={soft[tone][1]} anchor="middle">
              {amount}
            </Label>
          </PaperDocument>
          <circle cx={x} cy={200} r={32} className={soft[tone][0]} />
          <Glyph name="user" x={x - 18} y={182} size={36} tone={soft[tone][1]} />
        </g>
      ))}
      <circle cx={424} cy={144} r={20} className="red" />
      <Glyph name="x" x={412} y={132} tone="surface" bold />
      <Panel x={288} y={32} width={272} height={64} radius={32}>
        <Label x={92} y={42} size={28} weight={700}>
          Commission
        </Label>
      </Panel>
      <circle cx={320} cy={64} r={44} className="brand" />
      <Glyph name="user" x={294} y={37} size={52} tone="on-brand" />
    </Cover>
  );
}

/* For small cards: money comes up from a sale, and none from a mere registration. */
const SaleOrNone = () => (
  <>
    <path d="M88 56C88 96 44 84 44 124" className="stroke-green" strokeWidth={6} />
    <path
      d="M88 56C88 96 132 84 132 124"
      className="stroke-red"
      strokeWidth={6}
      strokeDasharray="1 12"
    />
    <circle cx={88} cy={46} r={32} className="brand" />
    <Glyph name="user" x={67} y={25} size={42} tone="on-brand" bold />
    <circle cx={44} cy={130} r={29} className="green" />
    <Glyph name="rupee" x={26} y={112} size={36} tone="surface" bold />
    <circle cx={132} cy={130} r={29} className="red-soft" />
    <Glyph name="x" x={114} y={112} size={36} tone="red" bold />
  </>
);
