import { PersonPointing } from '../../kit/people/PersonPointing.tsx';
import { PersonSeated } from '../../kit/people/PersonSeated.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const code = ['check(order)', 'pay(order)', 'show("Done")'];

/** Two developers at work: one types, the other points at a line on the screen on the wall, a phone shows that it runs, and the bridge of Kolkata is outside the window. */
export function Career() {
  return (
    <Scene width={640} height={520}>
      <BridgeWindow x={44} y={52} width={160} height={124} bars={[0.5]} />
      <rect y={462} width={640} height={58} className="brand-soft" />
      <WallScreen />
      <WallClock x={560} y={84} />
      <ellipse cx={312} cy={474} rx={260} ry={8} className="deep" opacity={0.14} />
      <Desk />
      <Laptop />
      <PersonSeated x={104} y={393} scale={1.2} clothes="red" />
      <rect x={396} y={290} width={35} height={60} rx={7} className="deep" />
      <rect x={399} y={293} width={29} height={54} rx={4} className="surface" />
      <TurningTick x={413.5} y={320} size={20} />
      <path d="M392 352l6-10h31l6 10z" className="brand-ink" />
      <PersonPointing x={512} y={154} scale={1.2} clothes="green" skin="skin-deep" />
    </Scene>
  );
}

/** A screen on the wall with the code on it. */
const WallScreen = () => (
  <>
    <At x={236} y={30}>
      <Shadow width={232} height={202} radius={14} />
    </At>
    <rect x={236} y={30} width={232} height={202} rx={14} className="deep" />
    <CodeWindow x={244} y={38} width={216} title="" size={22} lines={code} flat />
    <rect x={253} y={173} width={198} height={36} rx={8} className="marigold" opacity={0.3} />
    <path d="M342 227h20" className="stroke-brand-lift" strokeWidth={2} />
  </>
);

const Desk = () => (
  <>
    <path d="M248 366v104" className="stroke-brand-lift" strokeWidth={10} />
    <path d="M376 366h84v98a6 6 0 01-6 6h-72a6 6 0 01-6-6z" className="brand-lift" />
    <path d="M388 400h60M388 434h60" className="stroke-brand" strokeWidth={2.5} />
    <path d="M412 386h12M412 418h12M412 450h12" className="stroke-on-brand" strokeWidth={4} />
    <rect x={156} y={352} width={320} height={16} rx={8} className="brand" />
  </>
);

/** From the side, so that we see the edges of its lid and of its keys. */
const Laptop = () => (
  <>
    <path d="M303 346L326 270" className="stroke-muted" strokeWidth={9} />
    <path d="M299 341L321.500 269" className="stroke-brand-lift" strokeWidth={3} />
    <path d="M172 352l10-9h122q5 0 5 5v4z" className="muted" />
  </>
);
