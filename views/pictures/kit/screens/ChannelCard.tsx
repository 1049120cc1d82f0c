import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import type { campaignChannels } from './campaignChannels.ts';

interface ChannelCardProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly channel: (typeof campaignChannels)[number];
}

/** From this height on it has room for its icon. */
const roomy = 90;

/** The name of a channel on two lines, under its icon where there is room. */
export function ChannelCard({ channel, width, height, ...place }: ChannelCardProps) {
  const isRoomy = height > roomy;
  const first = isRoomy ? height - 34 : height / 2 - 4;
  return (
    <Panel {...place} width={width} height={height} radius={12} flat>
      {isRoomy && <Glyph name={channel.glyph} x={16} y={14} size={28} tone="brand-ink" />}
      {channel.name.map((line, index) => (
        <Label key={line} x={16} y={first + index * 20} size={16} weight={700}>
          {line}
        </Label>
      ))}
    </Panel>
  );
}
