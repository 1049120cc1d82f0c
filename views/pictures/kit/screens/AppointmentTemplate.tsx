import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TemplateGap } from './TemplateGap.tsx';

/** The registered template of a reminder with its two gaps, 262 × 292; its letters are smaller than those that arrive. */
export const AppointmentTemplate = (place: Place) => (
  <Panel {...place} width={262} height={292} tone="night">
    <Label x={24} y={44} size={16} tone="on-deep-muted">
      Template
    </Label>
    <Tick x={222} y={38} size={32} />
    <path d="M1 75.500H261" className="stroke-on-deep" opacity={0.14} />
    <At x={24} y={122} scale={0.93}>
      <Label x={0} y={0} size={22} weight={600} tone="on-deep">
        Your appointment
      </Label>
      <At x={0} y={48}>
        <Filled before="is on" gap="day" x={60} width={72} />
      </At>
      <At x={0} y={96}>
        <Filled before="at" gap="time" x={32} width={76} end />
      </At>
      <Label x={0} y={144} size={22} weight={600} tone="on-deep">
        Please come early.
      </Label>
    </At>
  </Panel>
);

/** The same in two lines, 360 × 104. */
export const ShortAppointmentTemplate = (place: Place) => (
  <Panel {...place} width={360} height={104} tone="night">
    <At x={24} y={40} scale={0.86}>
      <Label x={0} y={0} size={22} weight={600} tone="on-deep">
        Your appointment is
      </Label>
      <At x={0} y={42}>
        <DayAndTime />
      </At>
    </At>
    <Tick x={318} y={52} size={36} />
  </Panel>
);

/* The line that is filled anew; its baseline is at 0. */
const DayAndTime = () => (
  <>
    <Filled before="on" gap="day" x={36} width={72} />
    <At x={118} y={0}>
      <Filled before="at" gap="time" x={32} width={76} end />
    </At>
  </>
);

interface FilledProps {
  readonly before: string;
  readonly gap: 'day' | 'time';
  /** Of the gap. */
  readonly x: number;
  readonly width: number;
  /** A full stop after it. */
  readonly end?: boolean;
}

/* Words and the gap after them; their baseline is at 0. */
const Filled = ({ before, gap, x, width, end }: FilledProps) => (
  <>
    <Label x={0} y={0} size={22} weight={600} tone="on-deep">
      {before}
    </Label>
    <TemplateGap x={x} y={-25} width={width} tone={gap === 'day' ? 'marigold' : 'green'}>
      {gap}
    </TemplateGap>
    {end && (
      <Label x={x + width + 1} y={0} size={22} weight={600} tone="on-deep">
        .
      </Label>
    )}
  </>
);
