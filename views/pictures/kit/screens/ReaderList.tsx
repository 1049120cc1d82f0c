import { Tablet } from '../devices/Tablet.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { FeedTile } from './FeedTile.tsx';
import type { FeedStationProps } from './feedStationProps.ts';

const farRows = [
  ['pending', ['Why is a recharge', 'pending?']],
  ['modes', ['NEFT, RTGS,', 'IMPS or UPI']],
] as const;
const nearRows = [['pending', ['Why is a', 'recharge', 'pending?']]] as const;

/* On the tablet's screen, in its own units: it is drawn at `scale`. */
const sizes = {
  far: { scale: 0.7, width: 304, height: 214, head: 44, tile: 50, letters: 19.5, row: 74 },
  near: { scale: 0.8, width: 272, height: 196, head: 50, tile: 84, letters: 24, row: 122 },
} as const;

/** The unread articles on a tablet, 236 × 236, standing on a table; the new one is at their head, with the dot of what is unread. */
export const ReaderList = ({ near }: FeedStationProps) => {
  const { scale, width, height, head, tile, letters, row } = sizes[near ? 'near' : 'far'];
  const screen = width - 24;
  const rows = near ? nearRows : farRows;
  return (
    <StationRoom tone="brand-lift" y={138}>
      <Tablet
        x={118 - (width * scale) / 2}
        y={near ? 36 : 42}
        scale={scale}
        width={width}
        height={height}
      >
        <path d={`M0 0H${screen}V${head}H0z`} fill="url(#sheen)" />
        <FeedMark x={14} y={head / 2 - letters * 0.6} scale={(letters * 1.2) / 64} />
        <Label
          x={24 + letters * 1.2}
          y={head / 2 + letters * 0.36}
          size={letters}
          weight={700}
          tone="on-brand"
        >
          Unread
        </Label>
        <Label
          x={screen - 18}
          y={head / 2 + letters * 0.36}
          size={letters}
          weight={700}
          tone="on-brand"
          anchor="end"
        >
          3
        </Label>
        {rows.map(([name, title], index) => (
          <At key={name} x={14} y={head + index * row + (row - tile) / 2}>
            <FeedTile x={0} y={0} scale={tile / 48} name={name} />
            {title.map((line, at) => (
              <Label
                key={line}
                x={tile + 14}
                y={tile / 2 + letters * 0.36 + (at - (title.length - 1) / 2) * letters * 1.2}
                size={letters}
                weight={700}
              >
                {line}
              </Label>
            ))}
            {index === 0 && <circle cx={tile} cy={2} r={letters * 0.4} className="marigold" />}
          </At>
        ))}
        {!near && <path d={`M14 ${head + row}H${screen - 14}`} className="stroke-line" />}
      </Tablet>
    </StationRoom>
  );
};
