import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const channels = [
  ['Search', 41, 'brand'],
  ['Social', 22, 'brand-lift'],
  ['Message', 17, 'marigold'],
] as const;

/** The enquiries of a month by where they came from, 236 × 172. */
export const ChannelBars = (place: Place) => (
  <At {...place}>
    {channels.map(([channel, count, tone], index) => (
      <g key={channel} transform={`translate(0 ${index * 60})`}>
        <Label x={0} y={14} size={16} weight={600}>
          {channel}
        </Label>
        <Label x={236} y={14} size={16} weight={700} anchor="end">
          {String(count)}
        </Label>
        <rect y={26} width={236} height={16} rx={8} className="surface-2" />
        <rect y={26} width={Math.round((count / 80) * 236)} height={16} rx={8} className={tone} />
      </g>
    ))}
  </At>
);
