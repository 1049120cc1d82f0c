import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The colours of campaignChannels.ts, as a light ground needs them; both kinds of search share a bar, and each keeps its own. */
const channels = [
  [
    'Search',
    [
      ['green', 13],
      ['marigold', 28],
    ],
  ],
  ['Social', [['red', 22]]],
  ['Message', [['brand-lift', 17]]],
] as const;

type Part = readonly [tone: string, count: number];

const sum = (parts: readonly Part[]): number => parts.reduce((all, [, count]) => all + count, 0);
const wide = (count: number): number => Math.round((count / 80) * 236);

/** The enquiries of a month by where they came from, 236 × 172. */
export const ChannelBars = (place: Place) => (
  <At {...place}>
    {channels.map(([channel, parts], index) => (
      <g key={channel} transform={`translate(0 ${index * 60})`}>
        <Label x={0} y={14} size={16} weight={600}>
          {channel}
        </Label>
        <Label x={236} y={14} size={16} weight={700} anchor="end">
          {String(sum(parts))}
        </Label>
        <rect y={26} width={236} height={16} rx={8} className="surface-2" />
        {parts.map(([tone, count], at) => (
          <rect
            key={tone}
            x={wide(sum(parts.slice(0, at)))}
            y={26}
            width={wide(count)}
            height={16}
            rx={8}
            className={tone}
          />
        ))}
      </g>
    ))}
  </At>
);
