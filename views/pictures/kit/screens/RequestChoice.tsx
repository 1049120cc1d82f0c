import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const requests = ['New PAN', 'Correction', 'Reprint'];

interface RequestChoiceProps extends Place {
  readonly width: number;
  /** From one row to the next, of which each is 52 high. */
  readonly step: number;
}

/** The three requests that an application for a PAN can be, of which the first is chosen. */
export function RequestChoice({ width, step, ...place }: RequestChoiceProps) {
  return (
    <At {...place}>
      {requests.map((request, index) => {
        const isChosen = index === 0;
        return (
          <g key={request} transform={`translate(0 ${index * step})`}>
            <rect
              width={width}
              height={52}
              rx={8}
              className={isChosen ? 'brand-soft' : 'surface-2'}
            />
            <circle
              cx={28}
              cy={26}
              r={10}
              className={isChosen ? 'stroke-brand' : 'stroke-faint'}
              strokeWidth={2.5}
            />
            {isChosen && <circle cx={28} cy={26} r={5} className="brand" />}
            <Label x={54} y={33} size={19} weight={isChosen ? 700 : 500}>
              {request}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
