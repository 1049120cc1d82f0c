import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* When it departs, what is left, the fare. */
const trains = [
  ['17:05', '42 seats', '₹1,120'],
  ['20:35', '18 seats', '₹985'],
  ['22:40', 'WL 11', '₹1,075'],
] as const;

interface FoundTrainsProps extends Place {
  /** How many of the three are seen. */
  readonly count: 1 | 2 | 3;
}

/** What a search for trains found, the first chosen, 162 wide; each is 82 below the other. */
export const FoundTrains = ({ count, ...place }: FoundTrainsProps) => (
  <At {...place}>
    {trains.slice(0, count).map(([leaves, seats, fare], index) => (
      <Panel
        key={leaves}
        x={0}
        y={index * 82}
        width={162}
        height={72}
        radius={10}
        tone={index ? 'surface' : 'brand'}
        flat
      >
        <Label x={14} y={31} size={19} weight={700} tone={index ? 'ink' : 'on-brand'}>
          {leaves}
        </Label>
        <Label x={148} y={31} size={19} weight={700} anchor="end" tone={index ? 'ink' : 'on-brand'}>
          {fare}
        </Label>
        <Label x={14} y={56} size={16} tone={index ? 'muted' : 'on-brand'}>
          {seats}
        </Label>
      </Panel>
    ))}
  </At>
);
