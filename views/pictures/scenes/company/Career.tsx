import { DeveloperTyping } from '../../kit/people/DeveloperTyping.tsx';
import { DeveloperWithPhone } from '../../kit/people/DeveloperWithPhone.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';
import { SmallPlant } from '../../kit/things/Plant.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/* The far edge of the desk. */
const desk = 432;
const people = 1.35;

const code = ['check(order)', 'pay(order)', 'show("Done")'];

/** Two developers at a desk in Kolkata: one types, the other leans on the desk and shows her on a phone that the code on the wall runs. */
export function Career() {
  return (
    <Scene width={640} height={520}>
      <path d="M0 0H640V520H0z" className="brand-soft" />
      <BridgeWindow x={30} y={30} width={164} height={124} bars={[0.5]} tall />
      <WallScreen x={238} y={36} />
      <Shelf x={498} y={104} />
      <Chair />
      <path d={`M0 ${desk}H640V520H0z`} className="brand-lift" />
      <path d="M0 480H640V520H0z" fill="url(#sheen)" />
      <path d="M250 466L180 446 262 420 332 442z" className="deep" />
      <DeveloperTyping x={57} y={desk - 172 * people} scale={people} />
      <Lid x={250} y={466} />
      <TeaCup x={344} y={428} scale={0.6} />
      <DeveloperWithPhone x={431} y={desk - 216 * people} scale={people}>
        <TurningTick x={23} y={36} size={25} />
      </DeveloperWithPhone>
    </Scene>
  );
}

/** Where the team sees the code; the line that one works on is lit. */
const WallScreen = (place: Place) => (
  <At {...place}>
    <rect x={-3} y={-1} width={226} height={203} rx={22} className="shade" />
    <rect x={-8} y={-8} width={226} height={203} rx={22} className="deep" />
    <CodeWindow x={0} y={0} width={210} title="" size={22} lines={code} flat />
    <rect x={1} y={138} width={208} height={36} className="on-deep" opacity={0.12} />
    <path d="M185 146V166" className="stroke-marigold" strokeWidth={2.5} />
  </At>
);

const Shelf = (place: Place) => (
  <At {...place}>
    <path d="M66-46h13V0H66zM98-1l11-42 11 3-11 42z" className="marigold" />
    <path d="M79-38h15V0H79z" className="red" />
    <SmallPlant x={32} y={0} scale={1.5} />
    <path d="M0 3H128" className="stroke-brand-lift" strokeWidth={7} />
  </At>
);

const Chair = () => (
  <>
    <rect x={34} y={328} width={140} height={130} rx={30} className="muted" />
    <path
      d="M48 446V370q0-24 20-28"
      className="stroke-on-deep-muted"
      strokeWidth={4}
      opacity={0.5}
    />
  </>
);

/** From behind, turned to who types; the near end of its hinge is at 0,0. */
const Lid = (place: Place) => (
  <At {...place}>
    <path d="M0 0L13-98q1-7 8-9L88-126q8-2 7 6L82-25z" className="on-deep-muted" />
    <path d="M0 0L13-98q1-7 8-9L88-126" className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d="M0 0L82-25V-21L0 5z" className="deep" />
    <At x={47} y={-64}>
      <path
        d="M-8-12q-6 1-6 7t-6 8q6 0 5.500 6t5.500 5M8-17q6-2 5.500 4t5.500 3q-6 4-6 10t-6 7"
        className="stroke-brand-ink"
        strokeWidth={3.5}
      />
    </At>
  </At>
);
