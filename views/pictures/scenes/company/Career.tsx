import { Dots } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { PersonPointing } from '../../kit/PersonPointing.tsx';
import { PersonSeated } from '../../kit/PersonSeated.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

const code = ['fun pay(order: Order) {', '  check(order)', '  show("Done")', '}'];

/** Two developers at work: one types, the other points at a line on the screen above, and a phone shows that it runs. */
export function Career() {
  return (
    <Scene width={640} height={520} ground="warm">
      <circle cx={320} cy={264} r={240} className="marigold-soft" />
      <Dots x={24} y={32} size={80} rows={5} tone="marigold" />
      <Dots x={536} y={32} size={80} rows={5} tone="marigold" />
      <rect y={462} width={640} height={58} className="brand-soft" />
      <path d="M340 216V460M296 462h88" className="stroke-faint" strokeWidth={12} />
      <CodeWindow x={144} y={32} width={336} title="" size={21} lines={code} />
      <rect x={153} y={165} width={318} height={34} rx={8} className="marigold" opacity={0.3} />
      <ellipse cx={128} cy={474} rx={92} ry={8} className="deep" opacity={0.14} />
      <ellipse cx={556} cy={474} rx={76} ry={8} className="deep" opacity={0.14} />
      <path d="M196 362L184 470M444 362l12 108" className="stroke-brand-lift" strokeWidth={10} />
      <PersonSeated x={104} y={393} scale={1.2} clothes="red" />
      <path d="M286 350l20-72" className="stroke-deep" strokeWidth={8} />
      <path d="M196 347h90" className="stroke-deep" strokeWidth={8} />
      <rect x={388} y={300} width={31} height={53} rx={6} className="deep" />
      <rect x={391} y={303} width={25} height={47} rx={4} className="surface" />
      <TurningTick x={403.5} y={326} size={18} />
      <rect x={164} y={352} width={312} height={16} rx={8} className="brand" />
      <PersonPointing x={512} y={155} scale={1.2} />
    </Scene>
  );
}
