import { records } from '../../scenes/company/offer.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

interface OfferRecordsProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Of the letters. */
  readonly size: number;
}

/** A chain of two records, one above the other: the lower one is the newest, and takes what is agreed. */
export function OfferRecords({ width, height, gap, size, ...place }: OfferRecordsProps) {
  const half = width / 2;
  const newest = height + gap;
  return (
    <At {...place}>
      <path d={`M${half} ${height}V${newest}`} className="stroke-brand-lift" strokeWidth={8} />
      {records.map(([name, hash], index) => (
        <Panel key={name} x={0} y={index * newest} width={width} height={height} tone="night">
          <Label
            x={half}
            y={height / 2 - 4}
            size={size}
            weight={700}
            tone="on-deep"
            anchor="middle"
          >
            {name}
          </Label>
          <Label x={half} y={height / 2 + 26} size={size} tone="code-number" anchor="middle" mono>
            {hash}
          </Label>
        </Panel>
      ))}
      <Arrival>
        <Tick x={width - 12} y={newest + 2} size={size * 1.8} />
      </Arrival>
    </At>
  );
}
