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
  /** Between both records, and at the left between the newer one and the page's seal, from which the chain starts. */
  readonly gap: number;
  /** Of the letters. */
  readonly size: number;
}

/** A link is 48 long; what it joins goes through the middle of its rings. */
const span = 25;

/** Two records, linked, that a page's seal joins: the newer has its top left corner at 0,0, and the older one is above it. */
export function OfferRecords({ width, height, gap, size, ...place }: OfferRecordsProps) {
  const half = width / 2;
  const step = height + gap;
  const scale = gap / span;
  return (
    <At {...place}>
      {records.toReversed().map(([name, hash], index) => (
        <At key={name} x={0} y={-index * step}>
          <Panel x={0} y={0} width={width} height={height} tone="deep">
            <Label
              x={half}
              y={height / 2 - 5}
              anchor="middle"
              size={size}
              weight={700}
              tone="on-deep"
            >
              {name}
            </Label>
            <Label
              x={half}
              y={height / 2 + size}
              anchor="middle"
              size={size}
              tone="code-number"
              mono
            >
              {hash}
            </Label>
          </Panel>
        </At>
      ))}
      <At x={half} y={-gap / 2} turn={90} scale={scale}>
        <ChainLink />
      </At>
      <At x={-gap / 2} y={height / 2} scale={scale}>
        <ChainLink />
      </At>
      <Arrival>
        {/* It hangs below the letters, as the link above them. */}
        <Tick x={half} y={height + size * 0.3} size={size * 1.8} />
      </Arrival>
    </At>
  );
}
