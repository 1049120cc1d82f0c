import { Dots } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Label } from '../../kit/Label.tsx';
import { Laptop } from '../../kit/Laptop.tsx';
import { PersonBust } from '../../kit/Person.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

const code = ['fun pay(order: Order) {', '  check(order.amount)', '  show("Done", order.id)', '}'];

/** Two developers at one desk, with the code and the phone on which it runs between them. */
export function Career() {
  return (
    <Scene width={640} height={520} ground="warm">
      <circle cx={320} cy={272} r={240} className="marigold-soft" />
      <Dots x={32} y={40} size={80} rows={5} tone="marigold" />
      <Dots x={528} y={40} size={80} rows={5} tone="marigold" />
      <CodeWindow x={180} y={40} width={300} title="Pay.kt" size={17} lines={code} />
      <path d="M28 392h201.6v56H28z" className="brand" />
      <PersonBust x={28} y={176} scale={1.6} hair="long" />
      <path d="M410 392h201.6v56H410z" className="green" />
      <PersonBust x={410} y={176} scale={1.6} skin="skin-deep" clothes="green" />
      <Laptop x={56} y={344} scale={0.84} />
      <Laptop x={436} y={344} scale={0.84} />
      <rect x={48} y={440} width={544} height={96} className="brand-soft" />
      <path d="M216 440v96M424 440v96" className="stroke-surface" strokeWidth={3} opacity={0.7} />
      <path d="M300 476h40M112 476h40M488 476h40" className="stroke-brand-lift" strokeWidth={6} />
      <rect x={16} y={432} width={608} height={20} rx={8} className="brand" />
      <path d="M256 410h2q6 0 6 6t-6 6h-2" className="stroke-marigold" strokeWidth={4} />
      <path d="M236 402h20v24a6 6 0 01-6 6h-8a6 6 0 01-6-6z" className="marigold" />
      <Phone x={272} y={212} scale={0.48} width={224} height={458} head={150}>
        <Label x={103} y={112} size={36} weight={800} tone="on-brand" anchor="middle">
          ₹299
        </Label>
        <Tick x={103} y={236} size={96} />
        <Label x={103} y={340} size={32} weight={700} anchor="middle">
          Done
        </Label>
      </Phone>
    </Scene>
  );
}
