import { Connector } from '../../Connector.tsx';
import { Cover } from '../../Cover.tsx';
import { Label } from '../../Label.tsx';
import { Panel } from '../../Panel.tsx';

/** Each mode with the hands of its clock. */
const modes = [
  ['NEFT', 'M0-11V0L9 5'],
  ['RTGS', 'M0-11V0H9'],
  ['IMPS', 'M0-11V0L7-8'],
  ['UPI', 'M0-11V0L3-9'],
] as const;

/** One payout that forks into four modes, each with a clock of its own. */
export function WhichPayoutMode() {
  return (
    <Cover topic="payout">
      {modes.map(([mode], index) => (
        <Connector key={mode} from={[264, 180]} to={[388, 62 + index * 79]} tone="brand-lift" />
      ))}
      <Panel x={40} y={112} width={224} height={136} tone="sheen">
        <Label x={24} y={50} size={20} tone="on-brand">
          One payout
        </Label>
        <Label x={24} y={100} size={40} weight={800} tone="on-brand">
          ₹25,000
        </Label>
      </Panel>
      {modes.map(([mode, hands], index) => (
        <Panel key={mode} x={392} y={30 + index * 79} width={208} height={64}>
          <Label x={24} y={41} size={24} weight={700}>
            {mode}
          </Label>
          <g transform="translate(168 32)">
            <circle r={18} className="marigold-soft" />
            <path d={hands} className="stroke-marigold-ink" strokeWidth={3} />
          </g>
        </Panel>
      ))}
    </Cover>
  );
}
