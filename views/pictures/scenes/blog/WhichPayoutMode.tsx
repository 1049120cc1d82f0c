import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** Each mode with an amount that it carries: NEFT any, RTGS large ones only, IMPS and UPI small ones at once. */
const modes = [
  ['NEFT', '₹61,200'],
  ['RTGS', '₹2,36,000'],
  ['IMPS', '₹25,000'],
  ['UPI', '₹1,299'],
] as const;

/** The middle of the panel of a mode. */
const rowOf = (index: number): number => 54 + index * 84;

/** Money that forks into four modes, each with the amount that suits it. */
export function WhichPayoutMode() {
  return (
    <Cover ground="deep" motif={<ModeFork />}>
      {modes.map(([mode], index) => (
        <path
          key={mode}
          d={`M204 180C288 180 240 ${rowOf(index)} 332 ${rowOf(index)}`}
          className="stroke-brand-lift"
          strokeWidth={7}
        />
      ))}
      <circle cx={148} cy={180} r={92} fill="url(#sheen)" />
      <Glyph name="rupee" x={86} y={118} size={124} tone="on-brand" bold />
      {modes.map(([mode, amount], index) => (
        <Panel key={mode} x={320} y={rowOf(index) - 35} width={284} height={70}>
          <Label x={22} y={46} size={31} weight={800}>
            {mode}
          </Label>
          <Label x={262} y={45} size={25} weight={600} tone="muted" anchor="end">
            {amount}
          </Label>
        </Panel>
      ))}
    </Cover>
  );
}

/* For small cards: money, and the four ways by their names. */
const ModeFork = () => (
  <g className="sheet">
    {modes.map(([mode], index) => (
      <path
        key={mode}
        d={`M36 88C62 88 44 ${27 + index * 40.5} 72 ${27 + index * 40.5}`}
        className="stroke-brand-lift"
        strokeWidth={4}
      />
    ))}
    <circle cx={32} cy={88} r={24} fill="url(#sheen)" />
    <Glyph name="rupee" x={16} y={72} size={32} tone="on-brand" bold />
    {modes.map(([mode], index) => (
      <At key={mode} x={70} y={10 + index * 40.5}>
        <rect width={96} height={34} rx={8} className="paper" />
        <Label x={48} y={26} size={25} weight={800} anchor="middle">
          {mode}
        </Label>
      </At>
    ))}
  </g>
);
