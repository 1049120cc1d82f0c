import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Between two berths, and how wide each is. */
const gap = 6;
const width = 46;

/* The corridor is between the bay and the berths along it. */
const columns = [0, width + gap, 118] as const;

/** A bay of a coach with three tiers by its numbers: three berths on either side, and two along the corridor. */
const berths = [
  [25, 26, 27],
  [28, 29, 30],
  [31, 32],
] as const;

const ours = 31;

interface BerthBayProps extends Place {
  readonly height: number;
}

/** One bay of coach B2, 164 wide, with berth 31 beside the corridor. */
export const BerthBay = ({ height, ...place }: BerthBayProps) => (
  <At {...place}>
    <path d={`M108 2V${height}`} className="stroke-faint" strokeWidth={2} strokeDasharray="1 8" />
    {berths.flatMap((tiers, column) => {
      const pitch = (height + gap) / tiers.length;
      return tiers.map((number, tier) => (
        <Berth
          key={number}
          x={columns[column] ?? 0}
          y={tier * pitch}
          height={pitch - gap}
          number={number}
        />
      ));
    })}
  </At>
);

interface BerthProps extends BerthBayProps {
  readonly number: number;
}

function Berth({ number, height, ...place }: BerthProps) {
  const isOurs = number === ours;
  return (
    <At {...place}>
      <rect width={width} height={height} rx={8} className={isOurs ? 'brand' : 'brand-soft'} />
      <Label
        x={width / 2}
        y={height / 2 + 7}
        size={20}
        weight={isOurs ? 800 : 600}
        tone={isOurs ? 'on-brand' : 'brand-ink'}
        anchor="middle"
      >
        {String(number)}
      </Label>
    </At>
  );
}
