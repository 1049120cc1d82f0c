import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { campaignChannels } from './campaignChannels.ts';

interface ChannelStreamsProps extends Place {
  readonly card: { readonly width: number; readonly height: number; readonly gap: number };
  /** How far the streams run from the cards to where they meet. */
  readonly reach: number;
  /** Thickness of one enquiry. */
  readonly unit: number;
  /** How far below the middle of the height they meet, clear of the head of what is there. */
  readonly lower: number;
}

const total = campaignChannels.reduce((sum, { enquiries }) => sum + enquiries, 0);

/** Four channels below each other, and from each a stream as thick as its enquiries; they meet a little below the middle of the height. */
export function ChannelStreams({ card, reach, unit, lower, ...place }: ChannelStreamsProps) {
  const step = card.height + card.gap;
  const middle = (step * campaignChannels.length - card.gap) / 2;
  const to = card.width + reach;
  const level = card.width + 26;
  /* They are level again before they arrive. */
  const arrived = to - 16;
  const bend = (level + arrived) / 2;
  let met = middle + lower - (total * unit) / 2;
  return (
    <At {...place}>
      {campaignChannels.map((channel, index) => {
        const thick = channel.enquiries * unit;
        const from = step * index + card.height / 2;
        const end = met + thick / 2;
        met += thick;
        return (
          <g key={channel.glyph}>
            <path
              d={`M${card.width - 4} ${from}H${level}C${bend} ${from} ${bend} ${end} ${arrived} ${end}H${to}`}
              className={`stroke-${channel.tone}`}
              strokeWidth={thick}
              strokeLinecap="butt"
            />
            <Label
              x={card.width + 18}
              y={from + 6}
              size={17}
              weight={800}
              tone="deep"
              anchor="middle"
            >
              {String(channel.enquiries)}
            </Label>
            <ChannelCard x={0} y={step * index} {...card} channel={channel} />
          </g>
        );
      })}
    </At>
  );
}
