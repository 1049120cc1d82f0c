import { BarChart } from '../../kit/shapes/BarChart.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const days = [26, 34, 78, 44, 30, 22, 28, 20, 32, 40, 84, 46, 26, 30, 22, 28];
const notes = ['₹500', '₹200', '₹100', '₹50'];

/** A note in a tray, so far from the edge of its pile: the drawer narrows towards the chart. */
const note = (tray: number, top: number, inset: number): string => {
  const [near, far] = [40 + tray * 140 + inset, 112 + tray * 104 + inset];
  return `M${far + 10} ${top + inset}h${84 - 2 * inset}L${near + 123 - 2 * inset} ${top + 92 - inset}H${near + 17}z`;
};

/** The front of a pile under its top note, and the side that an outer pile turns to the middle. */
const pile = (tray: number): string => {
  const [near, far] = [57 + tray * 140, 122 + tray * 104];
  const side = (wide: number, deep: number) => `M${far + deep} 196v8L${near + wide} 296v-8z`;
  const sides = [side(106, 84), '', '', side(0, 0)];
  return `M${near} 288h106v8H${near}z${sides[tray]}`;
};

/** An open cash drawer before the chart that tells how full it has to be. */
export function CashForABankingCounter() {
  return (
    <Cover ground="mint" motif={<FullDrawer />}>
      <Panel x={88} y={24} width={464} height={184}>
        <Label x={24} y={44} size={24} weight={700}>
          Withdrawals
        </Label>
        <Label x={440} y={43} size={21} tone="muted" anchor="end">
          November
        </Label>
        <BarChart x={16} y={60} width={432} height={88} values={days} chosen={10} />
        <rect x={75} y={66} width={17} height={82} rx={4} className="brand" />
      </Panel>
      <path d="M112 184H528L600 304H40z" className="deep" />
      {notes.map((value, tray) => (
        <g key={value}>
          <path d={pile(tray)} className="green" />
          <path d={note(tray, 196, 0)} className="green-soft" />
          <path d={note(tray, 196, 7)} className="stroke-green" strokeWidth={2} opacity={0.5} />
          <Label
            x={133 + tray * 125}
            y={257}
            size={20}
            weight={800}
            tone="green-ink"
            anchor="middle"
          >
            {value}
          </Label>
        </g>
      ))}
      <rect x={32} y={296} width={576} height={48} rx={8} fill="url(#sheen)" />
      <path d="M272 320h96" className="stroke-on-brand" strokeWidth={10} />
    </Cover>
  );
}

/* For small cards: two notes that stand in the drawer. */
const FullDrawer = () => (
  <>
    <path d="M34 84H142L160 120H16z" className="deep" />
    <g transform="rotate(-9 72 76)">
      <rect x={30} y={24} width={100} height={104} rx={10} className="green" />
    </g>
    <g className="sheet">
      <rect x={42} y={32} width={100} height={104} rx={10} className="paper" />
    </g>
    <rect x={51} y={41} width={82} height={90} rx={6} className="stroke-green" strokeWidth={3} />
    <circle cx={92} cy={76} r={25} className="green" />
    <Glyph name="rupee" x={76} y={60} size={32} tone="surface" bold />
    <rect x={12} y={112} width={152} height={48} rx={10} fill="url(#sheen)" />
    <path d="M68 136h40" className="stroke-on-brand" strokeWidth={9} />
  </>
);
