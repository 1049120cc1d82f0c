import { records } from '../../scenes/company/offer.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChainLink } from './ChainLink.tsx';

interface OfferRecordsProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the older record, which is quiet; the newer one has the rest. */
  readonly older: number;
  /** Of the letters. */
  readonly size: number;
}

/* Between both records; the link that joins them lies on the edge of each. */
const gap = 30;

/** A row of two linked records: the older one, and the newer one with the mark that it is right. */
export function OfferRecords({ width, height, older, size, ...place }: OfferRecordsProps) {
  const [[before] = [''], [name, hash] = ['', '']] = records;
  const newer = width - older - gap;
  const y = height / 2 + size * 0.36;
  return (
    <At {...place}>
      <Panel x={0} y={0} width={older} height={height} radius={14} flat>
        <Label x={older / 2 - 6} y={y} size={size} weight={600} tone="muted" anchor="middle">
          {before}
        </Label>
      </Panel>
      <Panel x={older + gap} y={0} width={newer} height={height} radius={14} tone="deep">
        <Label x={size * 1.5} y={y} size={size} weight={700} tone="on-deep">
          {name}
        </Label>
        <Label x={newer - height * 0.9 - 2} y={y} size={size} tone="code-number" anchor="end" mono>
          {hash}
        </Label>
        <Arrival>
          <Tick x={newer - height / 2} y={height / 2} size={size * 1.4} />
        </Arrival>
      </Panel>
      <At x={older + gap / 2} y={height / 2} scale={1.1}>
        <ChainLink />
      </At>
    </At>
  );
}
