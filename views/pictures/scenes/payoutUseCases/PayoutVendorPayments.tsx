import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

const lines = [
  ['Cartons', '₹2,00,000'],
  ['GST 18 %', '₹36,000'],
] as const;

/** An approved invoice, the advice of its payment, and the truck that brought the goods. */
export function PayoutVendorPayments() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <path d="M0 480H640V520H0z" className="marigold-soft" />
      <PaperDocument x={32} y={40} width={320} height={416}>
        <Label x={24} y={44} size={20} tone="muted">
          Tax invoice
        </Label>
        <Label x={24} y={72} size={22} weight={800}>
          No. GP-0318
        </Label>
        <Label x={24} y={120} size={22} weight={700}>
          Gupta Packaging
        </Label>
        <Label x={24} y={147} size={19} tone="muted">
          Howrah, West Bengal
        </Label>
        <path d="M24 164.500H296" className="stroke-line" />
        {lines.map(([what, amount], index) => (
          <g key={what}>
            <Label x={24} y={200 + index * 36} size={19} tone="muted">
              {what}
            </Label>
            <Label x={296} y={200 + index * 36} size={19} weight={600} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <path d="M24 260.500H296" className="stroke-line" />
        <Label x={24} y={308} size={20} weight={700}>
          Total
        </Label>
        <Label x={296} y={310} size={32} weight={800} anchor="end">
          ₹2,36,000
        </Label>
        <Stamp x={104} y={364} turn={-6} size={24}>
          Approved
        </Stamp>
      </PaperDocument>
      <Panel x={400} y={56} width={216} height={264}>
        <Tick x={48} y={48} size={48} />
        <Label x={24} y={112} size={22} weight={800}>
          Paid by RTGS
        </Label>
        <LabelledField x={24} y={148} label="Date" value="10 Nov 2026" size={22} captionSize={19} />
        <LabelledField
          x={24}
          y={208}
          label="Reference"
          value="RT25XXXX0318"
          size={22}
          captionSize={19}
        />
      </Panel>
      <Connector from={[352, 176]} to={[396, 176]} arrow />
      <Truck x={368} y={356} scale={1.1} />
    </Scene>
  );
}
