import { Tablet } from '../../kit/devices/Tablet.tsx';
import { PartPaid } from '../../kit/screens/PartPaid.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

const lines = [
  ['Table fan', '2', '₹3,400'],
  ['LED bulb', '15', '₹1,500'],
  ['Switch', '9', '₹720'],
] as const;

/** An invoice of a business on a tablet, in its own application, and how much of it is paid. */
export function DigitalIt() {
  return (
    <Scene {...posterSize} radius={0} ground="brand">
      <Rings x={280} y={0} size={300} tone="brand-lift" />
      <Tablet x={28} y={24} scale={0.932} width={240} height={352}>
        <Label x={16} y={34} size={23} weight={800}>
          Invoice 118
        </Label>
        <Label x={16} y={59} size={18} tone="muted">
          Roy Stores
        </Label>
        {lines.map(([item, count, amount], index) => (
          <g key={item} transform={`translate(16 ${72 + index * 34})`}>
            <path d="M0 0H184" className="stroke-line" />
            <Label x={0} y={24} size={17} weight={600}>
              {item}
            </Label>
            <Label x={106} y={24} size={17} tone="muted" anchor="end">
              {count}
            </Label>
            <Label x={184} y={24} size={17} weight={600} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <path d="M16 176H200" className="stroke-ink" strokeWidth={2} />
        <Label x={16} y={207} size={18} tone="muted">
          Total
        </Label>
        <Label x={200} y={209} size={27} weight={800} anchor="end">
          ₹5,620
        </Label>
        <PartPaid x={0} y={226} />
      </Tablet>
    </Scene>
  );
}
