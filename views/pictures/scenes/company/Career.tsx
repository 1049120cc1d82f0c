import { Dots } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Laptop } from '../../kit/Laptop.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

const code = ['fun pay(order: Order) {', '  check(order)', '  show("Done")', '}'];

/** Two developers who try an app on their phones, below the code that it runs on. */
export function Career() {
  return (
    <Scene width={640} height={520} ground="warm">
      <circle cx={320} cy={264} r={240} className="marigold-soft" />
      <Dots x={24} y={32} size={80} rows={5} tone="marigold" />
      <Dots x={536} y={32} size={80} rows={5} tone="marigold" />
      <CodeWindow x={156} y={32} width={328} title="Pay.kt" size={21} lines={code} />
      <rect y={484} width={640} height={36} className="brand-soft" />
      <path d="M218 404v84M422 404v84" className="stroke-brand" strokeWidth={12} />
      <path d="M224 436H416" className="stroke-brand-lift" strokeWidth={8} />
      <Laptop x={216} y={282} scale={0.94} />
      <rect x={392} y={304} width={48} height={84} rx={10} className="deep" />
      <rect x={396} y={309} width={40} height={74} rx={6} className="surface" />
      <TurningTick x={416} y={346} size={28} />
      <rect x={184} y={386} width={272} height={22} rx={8} className="brand" />
      <ellipse cx={104} cy={492} rx={76} ry={9} className="deep" opacity={0.14} />
      <ellipse cx={536} cy={492} rx={76} ry={9} className="deep" opacity={0.14} />
      <g transform="matrix(-1 0 0 1 640 0)">
        <PersonStanding x={464} y={92} scale={1.5} hair="long" />
      </g>
      <PersonStanding x={464} y={92} scale={1.5} skin="skin-deep" clothes="green" />
    </Scene>
  );
}
