import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { type Month, MonthDays } from './MonthDays.tsx';

interface CalendarPageProps extends Place, Month {
  readonly title: string;
  /** With its weeks closer together, where something stands below it. */
  readonly low?: boolean;
}

/* The head and its baseline, the baseline of the weekdays, the middle of the first week, from week to week, and the ring. */
const tall = {
  height: 368,
  head: 64,
  title: 42,
  names: 98,
  first: 132,
  week: 48,
  ring: 22,
} as const;
const flat = {
  height: 288,
  head: 52,
  title: 35,
  names: 80,
  first: 106,
  week: 37,
  ring: 17,
} as const;

/** A month as a sheet of interface, 368 × 368, or 288 high where it is low, with one day ringed. */
export function CalendarPage({ title, days, first, ringed, low, ...place }: CalendarPageProps) {
  const shape = low ? flat : tall;
  return (
    <Panel {...place} width={368} height={shape.height}>
      <path
        d={`M0 ${shape.head}V16A16 16 0 0116 0H352a16 16 0 0116 16V${shape.head}z`}
        fill="url(#sheen)"
      />
      <Label x={24} y={shape.title} size={24} weight={700} tone="on-brand">
        {title}
      </Label>
      <MonthDays
        {...{ days, first, ringed }}
        cells={{ x: 40, y: shape.first, day: 48, week: shape.week }}
        names={{ y: shape.names, size: 19 }}
        size={20}
        ring={
          <>
            <circle r={shape.ring} className="marigold-soft" />
            <circle r={shape.ring} className="stroke-marigold" strokeWidth={4} />
          </>
        }
      />
    </Panel>
  );
}
