import { records } from '../../scenes/company/offer.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface OfferRecordsProps extends Place {
  readonly width: number;
  readonly gap: number;
}

/** A chain of records, 92 high: the middle one takes what is agreed, and the next is still to come. */
export function OfferRecords({ width, gap, ...place }: OfferRecordsProps) {
  const step = width + gap;
  return (
    <At {...place}>
      <path d={`M${width} 46H${step}`} className="stroke-brand-lift" strokeWidth={6} />
      <path
        d={`M${width + step} 46H${2 * step}`}
        className="stroke-brand-lift"
        strokeWidth={4}
        strokeDasharray="1 9"
      />
      {records.map(([name, hash], index) => (
        <Panel key={name} x={index * step} y={0} width={width} height={92} tone="night">
          <Label x={width / 2} y={40} size={20} weight={700} tone="on-deep" anchor="middle">
            {name}
          </Label>
          <Label x={width / 2} y={70} size={19} tone="code-number" anchor="middle" mono>
            {hash}
          </Label>
        </Panel>
      ))}
      <rect
        x={2 * step + 1}
        y={1}
        width={width - 2}
        height={90}
        rx={15}
        className="stroke-faint"
        strokeWidth={2}
        strokeDasharray="1 8"
      />
      <Label x={2 * step + width / 2} y={52} size={20} tone="muted" anchor="middle">
        Next
      </Label>
    </At>
  );
}
