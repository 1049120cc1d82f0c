import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** Each mode with an amount that it carries: NEFT any, RTGS large ones only, IMPS and UPI small ones at once. */
const modes = [
  ['NEFT', '₹61,200'],
  ['RTGS', '₹2,36,000'],
  ['IMPS', '₹25,000'],
  ['UPI', '₹1,299'],
] as const;

/** The middle of the panel of a mode. */
const rowOf = (index: number): number => 66 + index * 76;

/* Where the ways of the small drawing end. */
const ends = [31, 69, 107, 145];

/** Money that forks into four modes, each with the amount that suits it. */
export function WhichPayoutMode() {
  return (
    <Cover ground="deep" motif={<ModeFork />}>
      {modes.map(([mode], index) => (
        <path
          key={mode}
          d={`M200 180C292 180 240 ${rowOf(index)} 344 ${rowOf(index)}`}
          className="stroke-brand-lift"
          strokeWidth={6}
        />
      ))}
      <circle cx={140} cy={180} r={84} fill="url(#sheen)" />
      <Glyph name="rupee" x={84} y={124} size={112} tone="on-brand" bold />
      {modes.map(([mode, amount], index) => (
        <Panel key={mode} x={332} y={rowOf(index) - 30} width={252} height={60}>
          <Label x={20} y={39} size={25} weight={800}>
            {mode}
          </Label>
          <Label x={232} y={39} size={21} weight={600} tone="muted" anchor="end">
            {amount}
          </Label>
        </Panel>
      ))}
    </Cover>
  );
}

/* For small cards: money, and four ways without their names, which would be too small. */
const ModeFork = () => (
  <g className="sheet">
    {ends.map((y) => (
      <g key={y}>
        <path d={`M60 88C108 88 80 ${y} 128 ${y}`} className="stroke-brand-lift" strokeWidth={6} />
        <rect x={118} y={y - 13} width={42} height={26} rx={8} className="paper" />
      </g>
    ))}
    <circle cx={54} cy={88} r={38} fill="url(#sheen)" />
    <Glyph name="rupee" x={28} y={62} size={52} tone="on-brand" bold />
  </g>
);
