import type { ReactNode } from 'react';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { ReaderChosen } from './ReaderChosen.tsx';
import { ReaderList } from './ReaderList.tsx';

/** Behind the stations, in their order. */
export const feedGrounds = ['green-soft', 'marigold-soft', 'brand-soft', 'green-soft'] as const;

/* At each station the same margin, the same letters, and lines as high as these. */
const margin = { x: 24, y: 24, width: 188 } as const;
const letters = { size: 20, weight: 700 } as const;
const line = { x: 14, width: 160, height: 46, rx: 10 } as const;

/* What is copied and pasted: the end of an address that is too long for its field. */
const Address = ({ y }: { readonly y: number }) => (
  <Label x={28} y={y + 29.5} size={20} weight={600} tone="brand-ink" mono>
    …/feed.xml
  </Label>
);

const arrow = 'M0 0V31L7.500 24.500 12.500 36 18.500 33.500 13.500 22H23z';

/* Of a mouse, on the button that it has pressed. */
const pointer = (
  <g transform="translate(142 98)">
    <path d={arrow} className="stroke-on-brand" strokeWidth={5} />
    <path d={arrow} className="deep" />
  </g>
);

/** A feed on its way into a reader: the reader, the address, the dialog, the list with a first article. */
export const feedStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <ReaderChosen key="reader" />,
  <g key="address">
    <Panel {...margin} height={136}>
      <rect {...line} y={16} className="surface-2" />
      {/* It is selected. */}
      <rect x={22} y={25} width={132} height={28} rx={5} className="brand-soft" />
      <Address y={16} />
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
  <Panel key="dialog" {...margin} height={188}>
    <FeedMark x={14} y={14} scale={0.6875} />
    <Label {...letters} x={70} y={43}>
      Add feed
    </Label>
    <rect {...line} y={71} className="surface-2" />
    <rect {...line} y={71} className="stroke-brand" strokeWidth={2.5} />
    <Address y={71} />
    <path d="M154 83V105" className="stroke-brand" strokeWidth={2.5} />
    <rect {...line} y={128} className="brand" />
    <Glyph name="plus" x={80} y={137} size={28} tone="on-brand" bold />
  </Panel>,
  <ReaderList key="list" {...margin} />,
];
