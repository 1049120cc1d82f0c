import type { ReactNode } from 'react';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { FeedCover } from './FeedCover.tsx';
import { ReaderChosen } from './ReaderChosen.tsx';
import { ReaderList } from './ReaderList.tsx';
import { Toast } from './Toast.tsx';

/** Behind the stations, in their order. */
export const feedGrounds = ['green-soft', 'marigold-soft', 'brand-soft', 'green-soft'] as const;

/* What is copied and pasted: the end of an address that is too long for its field. */
const address = (
  <Label x={28} y={86} size={20} weight={600} tone="brand-ink" mono>
    …/feed.xml
  </Label>
);

const arrow = 'M0 0V31L7.500 24.500 12.500 36 18.500 33.500 13.500 22H23z';

/* Of a mouse, on the button that it has pressed; its tip is at the button's right. */
const pointer = (
  <g transform="translate(180 144)">
    <path d={arrow} className="stroke-on-brand" strokeWidth={5} />
    <path d={arrow} className="deep" />
  </g>
);

/** A feed on its way into a reader: the reader, the address, the dialog with the first article, the list. */
export const feedStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <ReaderChosen key="reader" />,
  <g key="address">
    <Panel x={16} y={18} width={204} height={156}>
      <FeedMark x={14} y={14} scale={0.5} />
      <Label x={56} y={37} size={20} weight={700}>
        The blog
      </Label>
      <rect x={14} y={58} width={176} height={42} rx={8} className="surface-2" />
      {/* It is selected. */}
      <rect x={24} y={66} width={128} height={26} rx={4} className="brand-soft" />
      {address}
      <rect
        x={10.5}
        y={107.5}
        width={183}
        height={39}
        rx={11.5}
        className="stroke-brand-lift"
        strokeWidth={3}
      />
      <rect x={14} y={111} width={176} height={32} rx={8} className="brand" />
      <Label x={102} y={134} size={20} weight={700} tone="on-brand" anchor="middle">
        Copy
      </Label>
    </Panel>
    <Toast x={16} y={184} width={136}>
      Copied
    </Toast>
    {pointer}
  </g>,
  <g key="dialog">
    <Panel x={16} y={14} width={204} height={96}>
      <Label x={14} y={32} size={20} weight={700}>
        Add feed
      </Label>
      <circle cx={177} cy={25} r={15} className="brand" />
      <Glyph name="plus" x={166} y={14} size={22} tone="on-brand" bold />
      <rect x={14} y={48} width={176} height={38} rx={8} className="surface-2" />
      <rect
        x={14}
        y={48}
        width={176}
        height={38}
        rx={8}
        className="stroke-brand"
        strokeWidth={2.5}
      />
      <g transform="translate(0 -12)">{address}</g>
      <path d="M155 56V78" className="stroke-brand" strokeWidth={2.5} />
    </Panel>
    <Panel x={32} y={123} width={172} height={102}>
      <FeedCover x={0} y={0} scale={172 / 240} name="card" open />
      <Label x={12} y={94} size={18} weight={700}>
        Chip, tap, swipe
      </Label>
      <Pill x={184} y={-10} size={18} tone="green" anchor="end">
        New
      </Pill>
    </Panel>
  </g>,
  <ReaderList key="list" />,
];
