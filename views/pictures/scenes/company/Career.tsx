import { PersonPointing } from '../../kit/people/PersonPointing.tsx';
import { PersonSeated } from '../../kit/people/PersonSeated.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 496;
const people = 1.38;

/* Its top, on which her hands are. */
const desk = 357;

const code = ['check(order)', 'pay(order)', 'show("Done")'];

/** Two developers at work: one types, the other points at a line on the monitor above the desk, a phone shows that it runs, and the bridge of Kolkata is outside the window. */
export function Career() {
  return (
    <Scene width={640} height={520}>
      <OfficeWall width={640} height={520} floor={456} />
      <BridgeWindow x={30} y={32} width={164} height={132} bars={[0.5]} tall />
      <DeskMonitor />
      <WallClock x={572} y={70} />
      <ellipse cx={254} cy={floor} rx={226} ry={8} className="deep" opacity={0.14} />
      <ellipse cx={554} cy={floor} rx={66} ry={8} className="deep" opacity={0.14} />
      <Desk />
      <Laptop />
      <PersonSeated x={88} y={floor - 67 * people} scale={people} clothes="red" />
      <TestedPhone x={386} y={desk} />
      <PersonPointing
        x={491}
        y={floor - 264 * people}
        scale={people}
        clothes="green"
        skin="skin-deep"
      />
    </Scene>
  );
}

/** A monitor on the wall above the desk, with the code on it, and a ring around the line of which they talk. */
const DeskMonitor = () => (
  <At x={236} y={30}>
    <rect x={-5} y={-3} width={236} height={206} rx={12} className="shade" />
    <rect x={-10} y={-10} width={236} height={206} rx={12} className="deep" />
    <CodeWindow x={0} y={0} width={216} title="" size={21} lines={code} flat />
    <path d="M100 187.500h16" className="stroke-on-deep-muted" strokeWidth={3} />
    <rect
      x={10}
      y={134}
      width={196}
      height={36}
      rx={18}
      className="stroke-marigold"
      strokeWidth={3}
    />
  </At>
);

const Desk = () => (
  <>
    <path d="M138 372v122" className="stroke-brand-lift" strokeWidth={11} />
    <path d="M346 372h96v116a6 6 0 01-6 6h-84a6 6 0 01-6-6z" className="brand-lift" />
    <path d="M358 410h72M358 450h72" className="stroke-brand" strokeWidth={2.5} />
    <path d="M387 392h14M387 430h14M387 472h14" className="stroke-on-brand" strokeWidth={4} />
    <rect x={124} y={desk} width={334} height={18} rx={9} className="brand" />
  </>
);

/** From the side, so that we see the edges of its lid and of its keys. */
const Laptop = () => (
  <At x={0} y={desk}>
    <path d="M287-8L313-94" className="stroke-muted" strokeWidth={10} />
    <path d="M283-13L308-95" className="stroke-brand-lift" strokeWidth={3.5} />
    <path d="M146 0l9-8h130q7 0 7 6v2z" className="muted" />
  </At>
);

/** A telephone on its stand, 44 wide, on which the code runs. */
const TestedPhone = (place: Place) => (
  <At {...place}>
    <rect x={1} y={-74} width={42} height={72} rx={8} className="deep" />
    <rect x={5} y={-70} width={34} height={64} rx={5} className="surface" />
    <TurningTick x={22} y={-40} size={24} />
    <path d="M-4 0l7-12h38l7 12z" className="brand-ink" />
  </At>
);
