import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { campaignChannels } from './campaignChannels.ts';

interface ChannelBarsProps extends Place {
  readonly width: number;
  /** From one channel to the next. */
  readonly pitch: number;
  /** Of a bar. */
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
}

const most = Math.max(...campaignChannels.map(({ enquiries }) => enquiries));

/* The count has its place behind the bar. */
const barOf = (enquiries: number, width: number): number =>
  Math.round((enquiries / most) * (width - 40));

/** The enquiries of a month by where they came from, on a strong ground: a bar for each channel below its name. */
export const ChannelBars = ({ width, pitch, height, size, ...place }: ChannelBarsProps) => (
  <At {...place}>
    {campaignChannels.map(({ name, enquiries, tone }, index) => (
      <g key={tone} transform={`translate(0 ${index * pitch})`}>
        <Label x={0} y={size * 0.85} size={size} weight={600} tone="on-brand">
          {name.join(' ')}
        </Label>
        <rect
          y={size * 1.4}
          width={barOf(enquiries, width)}
          height={height}
          rx={Math.min(8, height / 2)}
          className={tone}
        />
        <Label
          x={barOf(enquiries, width) + 12}
          y={size * 1.4 + height / 2 + size * 0.4}
          size={size + 2}
          weight={800}
          tone="on-brand"
        >
          {String(enquiries)}
        </Label>
      </g>
    ))}
  </At>
);
