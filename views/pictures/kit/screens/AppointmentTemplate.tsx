import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { TemplateGap } from './TemplateGap.tsx';

/** The registered template of a reminder with its two gaps, 300 × 220. */
export const AppointmentTemplate = (place: Place) => (
  <Panel {...place} width={300} height={220} tone="night">
    <Label x={24} y={40} size={17} tone="on-deep-muted">
      Template APPOINTMENT
    </Label>
    <Label x={24} y={88} size={22} weight={600} tone="on-deep">
      Your appointment is
    </Label>
    <Label x={24} y={136} size={22} weight={600} tone="on-deep">
      on
    </Label>
    <TemplateGap x={62} y={111} width={72} tone="marigold">
      day
    </TemplateGap>
    <Label x={146} y={136} size={22} weight={600} tone="on-deep">
      at
    </Label>
    <TemplateGap x={178} y={111} width={76} tone="green">
      time
    </TemplateGap>
    <Label x={254} y={136} size={22} weight={600} tone="on-deep">
      .
    </Label>
    <Label x={24} y={184} size={22} weight={600} tone="on-deep">
      Please come early.
    </Label>
  </Panel>
);
