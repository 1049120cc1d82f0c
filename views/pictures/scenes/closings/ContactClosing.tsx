import { DeskPhone } from '../../kit/devices/DeskPhone.tsx';
import { WallCalendar } from '../../kit/documents/WallCalendar.tsx';
import { TelephoneOrderTaker } from '../../kit/people/TelephoneOrderTaker.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { SmallPlant } from '../../kit/things/SmallPlant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';
import { closingSize } from './closingSize.ts';

/* The far edge of the desk. */
const desk = 322;

const person = 1.32;

/** A call at its time: a man of the office is on the telephone below a clock that says eleven, and the day is ringed on the calendar on the wall. */
export const ContactClosing = () => (
  <Scene {...closingSize} radius={0} ground="sand">
    <WallClock x={352} y={64} scale={1.15} />
    <WallCalendar
      x={30}
      y={20}
      turn={-2}
      month="December"
      year="2026"
      days={31}
      first={2}
      ringed={17}
    />
    <path d={`M-10 ${desk}H450V348H-10z`} className="skin" />
    <path d="M-10 348H450V400H-10z" className="skin-deep" />
    <path d="M-10 348H450v5H-10z" className="shade" />
    <ContactShadow x={68} y={332} width={50} />
    <SmallPlant x={68} y={333} scale={1.4} />
    <DeskPhone x={116} y={262} scale={0.68} />
    <path d={`M296 ${desk + 5}H404L416 ${desk + 22}H284z`} className="pale" />
    <TelephoneOrderTaker x={258} y={desk + 2 - 149.5 * person} scale={person} mirrored={126} />
  </Scene>
);
