import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { FeedAdded } from './FeedAdded.tsx';
import { ReaderChosen } from './ReaderChosen.tsx';
import { ReaderList } from './ReaderList.tsx';

/** Behind the stations, in their order. */
export const feedGrounds = ['green-soft', 'marigold-soft', 'brand-soft', 'green-soft'] as const;

/* At each station the same margin, the same letters, and lines as high as these. */
const margin = { x: 24, y: 24, width: 188 } as const;
const letters = { size: 20, weight: 700 } as const;
const line = { x: 14, width: 160, height: 46, rx: 10 } as const;

const arrow = 'M0 0V31L7.500 24.500 12.500 36 18.500 33.500 13.500 22H23z';

/* Of a mouse, on the button that it has pressed. */
const pointer = (
  <g transform="translate(142 98)">
    <path d={arrow} className="stroke-on-brand" strokeWidth={5} />
    <path d={arrow} className="deep" />
  </g>
);

/** A feed on its way into a reader: the reader, the address, the blog among the feeds, the list with a first article. */
export const feedStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <ReaderChosen key="reader" />,
  <g key="address">
    <Panel {...margin} height={136}>
      <rect {...line} y={16} className="surface-2" />
      {/* It is selected. */}
      <rect x={22} y={25} width={132} height={28} rx={5} className="brand-soft" />
      {/* The end of an address that is too long for its field. */}
      <Label x={28} y={45.5} size={20} weight={600} tone="brand-ink" mono>
        …/feed.xml
      </Label>
      <rect {...line} y={74} className="brand-ink" />
      <Label {...letters} x={82} y={104} tone="surface" anchor="middle">
        Copy
      </Label>
      {pointer}
    </Panel>
    <Pill x={118} y={174} size={20} tone="green" glyph="check" anchor="middle">
      Copied
    </Pill>
  </g>,
  <FeedAdded key="added" />,
  <ReaderList key="list" />,
];
