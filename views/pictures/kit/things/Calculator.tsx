import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CalculatorProps extends Place {
  /** What its display shows, up to seven characters. */
  readonly children: string;
}

const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '=', '+'];

/** A pocket calculator seen from above, 176 × 252. */
export const Calculator = ({ children, ...place }: CalculatorProps) => (
  <At {...place}>
    <Shadow width={176} height={252} radius={20} />
    <rect width={176} height={252} rx={20} className="deep" />
    <rect x={1} y={1} width={174} height={250} rx={19} className="stroke-on-deep" opacity={0.18} />
    <rect x={14} y={14} width={148} height={58} rx={10} className="code-number" />
    <rect x={14} y={14} width={148} height={58} rx={10} className="on-brand" opacity={0.45} />
    <Label x={152} y={55} size={31} weight={700} tone="deep" anchor="end" mono>
      {children}
    </Label>
    {keys.map((key, index) => {
      const isSum = index % 4 === 3 || key === '=';
      return (
        <g
          key={key}
          transform={`translate(${14 + (index % 4) * 38} ${86 + Math.floor(index / 4) * 39})`}
        >
          <rect y={3} width={34} height={32} rx={8} className="hair" />
          <rect width={34} height={32} rx={8} className={isSum ? 'marigold' : 'deep-lift'} />
          <Label
            x={17}
            y={23}
            size={19}
            weight={700}
            tone={isSum ? 'deep' : 'on-deep'}
            anchor="middle"
          >
            {key}
          </Label>
        </g>
      );
    })}
  </At>
);
