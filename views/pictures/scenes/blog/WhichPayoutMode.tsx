import { Connector } from '../../kit/shapes/Connector.tsx';
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

/** One batch that forks into four modes, each with the amount that suits it. */
export function WhichPayoutMode() {
  return (
    <Cover topic="payout" motif={<ModeFork />}>
      {modes.map(([mode], index) => (
        <Connector key={mode} from={[232, 180]} to={[336, 62 + index * 79]} tone="brand-lift" />
      ))}
      <Panel x={40} y={112} width={192} height={136} tone="sheen">
        <Label x={24} y={54} size={20} tone="on-brand">
          Payout batch
        </Label>
        <Label x={24} y={98} size={32} weight={800} tone="on-brand">
          4 modes
        </Label>
      </Panel>
      {modes.map(([mode, amount], index) => (
        <Panel key={mode} x={340} y={30 + index * 79} width={260} height={64}>
          <Label x={24} y={41} size={24} weight={700}>
            {mode}
          </Label>
          <Label x={236} y={40} size={22} tone="muted" anchor="end">
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
