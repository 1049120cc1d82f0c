import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanFasciaProps extends Place {
  readonly width: number;
  readonly size: number;
}

/** What the shop does, on the board over its counter, 66 high. */
export const PanFascia = ({ width, size, ...place }: PanFasciaProps) => (
  <At {...place}>
    <path d={`M0 66H${width}V76H0z`} className="shade" />
    <path d={`M0 0H${width}V66H0z`} fill="url(#sheen)" />
    <path d={`M0 60H${width}V66H0z`} className="marigold" />
    <Label x={width / 2} y={41} size={size} weight={700} tone="on-brand" anchor="middle">
      PAN applications
    </Label>
  </At>
);
