import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SimCard } from './SimCard.tsx';

/** A SIM card in the green card in which it came, 104 × 136. */
export const SimHolder = (place: Place) => (
  <At {...place}>
    <Shadow width={104} height={136} radius={10} />
    <g className="sheet">
      <rect width={104} height={136} rx={10} className="green" />
      <rect x={0.5} y={0.5} width={103} height={135} rx={9.5} className="stroke-line" />
      <rect x={16} y={12} width={72} height={88} rx={10} className="shade" opacity={0.28} />
      <SimCard x={24} y={15} scale={0.73} />
      <Label x={52} y={123} size={17} weight={700} tone="on-brand" anchor="middle">
        Your SIM
      </Label>
    </g>
  </At>
);
