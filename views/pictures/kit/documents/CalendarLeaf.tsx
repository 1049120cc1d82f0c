import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const size = { width: 132, height: 164 } as const;

/* Its lower right corner has come loose. */
const leaf = 'M0 40H132V130L98 164H14Q0 164 0 150z';

interface CalendarLeafProps extends Place {
  /** As “1 April 2026”. */
  readonly date: string;
}

/** A day on a tear-off calendar, 132 × 164, whose corner lifts off the days that follow; its rings end at -9. */
export const CalendarLeaf = ({ date, ...place }: CalendarLeafProps) => {
  const [day = '', month = '', year = ''] = date.split(' ');
  return (
    <At {...place}>
      <Shadow {...size} />
      <g className="sheet">
        <rect x={4} y={36} width={128} height={134} rx={14} className="faint" />
        <rect x={2} y={32} width={130} height={134} rx={14} className="line" />
        <path d={leaf} className="paper" />
        <path d="M132 130L98 164Q103 146 96 134 116 139 132 130z" className="brand-soft" />
        <path d="M0 44V14A14 14 0 0114 0H118a14 14 0 0114 14V44z" className="red" />
        <Label x={66} y={31} size={24} weight={700} tone="on-brand" anchor="middle">
          {month}
        </Label>
        <Label x={65} y={117} size={82} weight={800} anchor="middle" tabular={false}>
          {day}
        </Label>
        <Label x={58} y={149} size={21} weight={700} tone="muted" anchor="middle">
          {year}
        </Label>
        <path d="M30-6V9M102-6V9" className="stroke-deep-lift" strokeWidth={7} />
      </g>
    </At>
  );
};
