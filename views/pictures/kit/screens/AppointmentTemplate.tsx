import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TemplateGap } from './TemplateGap.tsx';

/** The registered template of a reminder with its two gaps, 324 × 284. */
export const AppointmentTemplate = (place: Place) => (
  <Panel {...place} width={324} height={284} tone="night">
    <Label x={24} y={44} size={18} tone="on-deep-muted">
      Template APPOINTMENT
    </Label>
    <Tick x={284} y={38} size={32} />
    <path d="M1 75.500H323" className="stroke-on-deep" opacity={0.14} />
    <At x={24} y={96} scale={1.14}>
      <Label x={0} y={30} size={22} weight={600} tone="on-deep">
        Your appointment is
      </Label>
      <At x={0} y={75}>
        <DayAndTime />
      </At>
      <Label x={0} y={120} size={22} weight={600} tone="on-deep">
        Please come early.
      </Label>
    </At>
  </Panel>
);

/** The same in two lines, 360 × 116. */
export const ShortAppointmentTemplate = (place: Place) => (
  <Panel {...place} width={360} height={116} tone="night">
    <Label x={24} y={42} size={22} weight={600} tone="on-deep">
      Your appointment is
    </Label>
    <At x={24} y={82}>
      <DayAndTime />
    </At>
    <Tick x={320} y={58} size={36} />
  </Panel>
);

/* The line that is filled anew; its baseline is at 0. */
const DayAndTime = () => (
  <>
    <Label x={0} y={0} size={22} weight={600} tone="on-deep">
      on
    </Label>
    <TemplateGap x={36} y={-25} width={72} tone="marigold">
      day
    </TemplateGap>
    <Label x={118} y={0} size={22} weight={600} tone="on-deep">
      at
    </Label>
    <TemplateGap x={150} y={-25} width={76} tone="green">
      time
    </TemplateGap>
    <Label x={226} y={0} size={22} weight={600} tone="on-deep">
      .
    </Label>
  </>
);
