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
  /** Between two streams where they arrive. */
  readonly apart: number;
}

const total = campaignChannels.reduce((sum, { enquiries }) => sum + enquiries, 0);

/** Four channels below each other, and from each a stream as thick as its enquiries; they arrive one below the other. */
export function ChannelStreams({ card, reach, unit, apart, ...place }: ChannelStreamsProps) {
  const step = card.height + card.gap;
  const middle = (step * campaignChannels.length - card.gap) / 2;
  const arriving = total * unit + apart * (campaignChannels.length - 1);
  let top = middle - arriving / 2;
  return (
    <At {...place}>
      {campaignChannels.map((channel, index) => {
        const thick = channel.enquiries * unit;
        const from = step * index + card.height / 2;
        const to = top + thick / 2;
        top += thick + apart;
        return (
          <g key={channel.glyph}>
            <path
              d={streamOf({ left: card.width - 4, right: card.width + reach, from, to })}
              className={`stroke-${channel.tone}`}
              strokeWidth={thick}
              strokeLinecap="butt"
            />
            <Label
              x={card.width + 20}
              y={from + 6}
              size={17}
              weight={800}
              tone={channel.ink}
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

/** Over this width a stream is level, so that its count lies on it. */
const level = 36;

interface Stream {
  readonly left: number;
  readonly right: number;
  /** Its middle at either end. */
  readonly from: number;
  readonly to: number;
}

/** The middle of a stream: it is a line, so that it is equally thick in its bends. */
function streamOf({ left, right, from, to }: Stream) {
  const start = left + level;
  const bend = (start + right) / 2;
  return `M${left} ${from}H${start}C${bend} ${from} ${bend} ${to} ${right} ${to}`;
}
