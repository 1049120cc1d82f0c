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
  readonly gap: number;
  /** Of the letters. */
  readonly size: number;
  /** How far the page's seal, from which the chain starts, ends at the left of the newest record. */
  readonly reach: number;
}

/** A link is 48 long; it lies over the edges of what it joins by this much. */
const hold = 7;
const scaleOver = (gap: number) => Number(((gap + 2 * hold) / 48).toFixed(3));

/** Two records, linked, that a page's seal joins: the newer has its top left corner at 0,0, and the older one is above it. */
export function OfferRecords({ width, height, gap, size, reach, ...place }: OfferRecordsProps) {
  const half = width / 2;
  const step = height + gap;
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
      <At x={half} y={-gap / 2} turn={90} scale={scaleOver(gap)}>
        <ChainLink />
      </At>
      <At x={-reach / 2} y={height / 2} scale={scaleOver(reach)}>
        <ChainLink />
      </At>
      <Arrival>
        <Tick x={width - 10} y={3} size={size * 1.8} />
      </Arrival>
    </At>
  );
}
