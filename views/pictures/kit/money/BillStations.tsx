import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

const stations: readonly (readonly [glyph: GlyphName, name: string, note: string])[] = [
  ['store', 'Your shop', 'Agent'],
  ['bank', 'Operating unit', 'Answers for its agents'],
  ['refresh', 'Bharat Connect', 'Run by NPCI BillPay'],
  ['bolt', 'The biller', 'Electricity, water, gas'],
];

interface BillStationsProps {
  readonly y: number;
  /** Of a name; the note below it is a little smaller. */
  readonly size: number;
  /** Of one station, and from one to the next. */
  readonly height: number;
  readonly gap: number;
}

/** Whose hands a bill goes through, from the shop at the top to the biller below; 336 wide, 32 from the left. */
export function BillStations({ y: top, size, height, gap }: BillStationsProps) {
  const middle = height / 2;
  return stations.map(([glyph, name, note], index) => {
    const y = top + index * (height + gap);
    const isSystem = index === 2;
    return (
      <g key={name}>
        {index > 0 && (
          <path
            d={`M200 ${y - gap + 5}V${y - 6}m-7-7l7 7 7-7`}
            className="stroke-green"
            strokeWidth={2.5}
          />
        )}
        <Panel x={32} y={y} width={336} height={height} tone={isSystem ? 'sheen' : 'surface'}>
          <Avatar
            x={50}
            y={middle}
            size={50}
            tone={index === 3 ? 'marigold' : 'brand'}
            glyph={glyph}
          />
          <Label
            x={96}
            y={middle - 4}
            size={size}
            weight={700}
            tone={isSystem ? 'on-brand' : 'ink'}
          >
            {name}
          </Label>
          <Label
            x={96}
            y={middle + size}
            size={Math.round(size * 0.83)}
            tone={isSystem ? 'on-brand' : 'muted'}
          >
            {note}
          </Label>
        </Panel>
      </g>
    );
  });
}
