import { Tablet } from '../../kit/devices/Tablet.tsx';
import { PartPaid } from '../../kit/screens/PartPaid.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/* The things that were sold, and on the right what each costs. */
const lines = { y: 70, step: 30, height: 12 } as const;

/** An invoice of a business on a tablet, in its own application, and how much of it is paid. */
export function DigitalIt() {
  return (
    <Scene {...posterSize} radius={0} ground="brand">
      <Rings x={280} y={0} size={300} tone="brand-lift" />
      <Tablet x={28} y={24} scale={0.932} width={240} height={352}>
        <Label x={16} y={43} size={30} weight={800}>
          Invoice 118
        </Label>
        <Skeleton x={16} {...lines} widths={[92, 112, 76]} />
        <Skeleton x={152} {...lines} widths={[48, 48, 48]} tone="brand-soft" />
        <path d="M16 160H200" className="stroke-ink" strokeWidth={2} />
        <Label x={200} y={210} size={42} weight={800} anchor="end">
          ₹5,620
        </Label>
        <PartPaid x={0} y={228} />
      </Tablet>
    </Scene>
  );
}
