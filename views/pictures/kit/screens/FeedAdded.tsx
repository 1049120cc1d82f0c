import { BarePhone } from '../devices/BarePhone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import type { FeedStationProps } from './feedStationProps.ts';

/* The phone and the sheet over it, both in the middle; in the sheet, the height of its field and its button, and the letters. */
const sizes = {
  far: { phone: 148, sheet: 192, y: 74, title: 28, part: 34, letters: 14.5 },
  near: { phone: 168, sheet: 212, y: 72, title: 32, part: 40, letters: 19 },
} as const;

const middle = 118;

/** A feed reader on a phone, 236 × 236, which runs over the lower edge, and over it the sheet that adds a feed: the address in its field, and the button below. */
export const FeedAdded = ({ near }: FeedStationProps) => {
  const { phone, sheet, y, title, part, letters } = sizes[near ? 'near' : 'far'];
  const button = title + part + 22;
  return (
    <>
      <At x={middle - phone / 2} y={22}>
        <Shadow width={phone} height={260} />
        <BarePhone x={0} y={0} width={phone} height={280}>
          <rect width={phone} height={44} fill="url(#sheen)" />
          <Label
            x={phone / 2 - 6}
            y={22 + letters * 0.36}
            size={letters}
            weight={700}
            tone="on-brand"
            anchor="middle"
          >
            Feeds
          </Label>
          {!near && <Keys width={phone - 12} />}
        </BarePhone>
      </At>
      <Panel x={middle - sheet / 2} y={y} width={sheet} height={button + part + 12} radius={14}>
        <Label x={14} y={title - 1} size={letters} weight={700}>
          Add a feed
        </Label>
        <rect
          x={13}
          y={title + 11}
          width={sheet - 26}
          height={part - 2}
          rx={8}
          className="stroke-brand"
          strokeWidth={2}
        />
        <Label x={24} y={title + 10 + part / 2 + letters * 0.34} size={letters} weight={500} mono>
          …/feed.xml
        </Label>
        <path
          d={`M${28 + letters * 6} ${title + 18}V${title + part + 2}`}
          className="stroke-brand"
          strokeWidth={2}
        />
        <rect x={12} y={button} width={sheet - 24} height={part} rx={part / 2} className="brand" />
        <Label
          x={sheet / 2}
          y={button + part / 2 + letters * 0.36}
          size={letters}
          weight={700}
          tone="on-brand"
          anchor="middle"
        >
          Add
        </Label>
      </Panel>
    </>
  );
};

/* The keyboard below the sheet, without letters. */
const Keys = ({ width }: { readonly width: number }) => (
  <>
    <path d={`M0 150H${width}V280H0z`} className="surface-2" />
    {[190, 206].map((y, row) => (
      <path
        key={y}
        d={`M${8 + row * 7} ${y}H${width - 6 - row * 7}`}
        className="stroke-faint"
        strokeWidth={11}
        strokeLinecap="butt"
        strokeDasharray="10 4"
        opacity={0.6}
      />
    ))}
  </>
);
