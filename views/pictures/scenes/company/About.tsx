import { Scanner } from '../../kit/devices/Scanner.tsx';
import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { ConfirmedTicket } from '../../kit/documents/ConfirmedTicket.tsx';
import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { SheetLedge } from '../../kit/documents/SheetLedge.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { TodayCounter } from '../../kit/places/TodayCounter.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What there is today stands on a counter, in full colour; on the wall behind it is the plan of a marketplace, in dashed lines. */
export const About = () => (
  <Scene width={640} height={520} ground="sand">
    <PlanSheet x={222} y={48} turn={-2} scale={0.73} width={540} height={398}>
      <MarketPlan x={36} y={50} gaps={[52, 80]} />
    </PlanSheet>
    <TodayCounter width={640} height={520} y={380} depth={94} tab={326} />
    <StandingPhone x={26} y={110} scale={0.97} pale />
    <ConfirmedTicket x={264} y={319} scale={0.88} />
    <SheetLedge x={264} y={452} width={232} />
    <ContactShadow x={571} y={453} width={116} />
    <Scanner x={520} y={332} scale={0.7} />
  </Scene>
);
