import { Connector } from '../../kit/shapes/Connector.tsx';
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

/* The ends of the four ways. */
const ends = ['marigold', 'paper', 'paper', 'green'] as const;

/* For small cards: money that can leave on four ways. */
const ModeFork = () => (
  <>
    <path
      d="M48 88C104 88 80 28 140 28M48 88C100 88 92 68 140 68M48 88c52 0 44 20 92 20M48 88c56 0 32 60 92 60"
      className="stroke-brand-lift"
      strokeWidth={6}
    />
    <circle cx={48} cy={88} r={34} fill="url(#sheen)" />
    <Glyph name="rupee" x={26} y={66} size={44} tone="on-brand" bold />
    {modes.map(([mode], index) => (
      <circle key={mode} cx={144} cy={28 + index * 40} r={15} className={ends[index]} />
    ))}
  </>
);
