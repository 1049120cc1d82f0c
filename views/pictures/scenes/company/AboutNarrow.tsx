import { Scanner } from '../../kit/devices/Scanner.tsx';
import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { ConfirmedTicket } from '../../kit/documents/ConfirmedTicket.tsx';
import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { SheetLedge } from '../../kit/documents/SheetLedge.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { TodayCounter } from '../../kit/places/TodayCounter.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone: the plan is above the ticket and the scanner, and its left margin is behind the phone on the counter. */
export const AboutNarrow = () => (
  <Scene width={480} height={496} ground="sand">
    <PlanSheet x={132} y={40} turn={-1.5} scale={0.7} width={472} height={398}>
      <MarketPlan x={50} y={52} gaps={[18, 30]} />
    </PlanSheet>
    <TodayCounter width={480} height={496} y={366} depth={84} tab={242} />
    <StandingPhone x={12} y={188} scale={0.69} pale />
    <ConfirmedTicket x={193} y={330} scale={0.66} />
    <SheetLedge x={193} y={430} width={174} />
    <ContactShadow x={425} y={431} width={92} />
    <Scanner x={384} y={332} scale={0.57} />
  </Scene>
);
