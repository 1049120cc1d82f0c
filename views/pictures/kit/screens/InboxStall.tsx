import { Awning } from '../places/Awning.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { type InboxSize, InboxText } from './InboxText.tsx';

const stripes = 8;

interface InboxStallProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the counter at its foot. */
  readonly counter: number;
  /** Where its texts begin, below the awning and the name of the number. */
  readonly head: number;
  readonly row: InboxSize;
  /** The text from before, quieter. */
  readonly hasEarlier?: boolean;
}

/** The inbox of the shop Asha Saris as a light panel with its awning and its counter. */
export function InboxStall(props: InboxStallProps) {
  const { width, height, counter, head, row, hasEarlier, ...place } = props;
  const stripe = (width + 16) / stripes;
  const middle = (head + stripe * 0.9) / 2 + row.size * 0.34;
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <StationCard x={0} y={0} width={width} height={height}>
        <Label x={row.pad} y={middle} size={row.size} weight={800}>
          Inbox
        </Label>
        <Label x={width - row.pad} y={middle} size={row.size} tone="muted" anchor="end">
          567XX
        </Label>
        <At x={0} y={head}>
          <Arrival>
            <InboxText {...row} width={width} isNewest sender="98300XXXXX" text="SARI 700019" />
          </Arrival>
        </At>
        {hasEarlier && (
          <At x={0} y={head + row.high}>
            <InboxText {...row} width={width} sender="98310XXXXX" text="SARI 700064" />
          </At>
        )}
        <At x={0} y={height - counter}>
          <path d={`M0 0H${width}V${counter}H0z`} fill="url(#sheen)" />
          <Label
            x={width / 2}
            y={counter / 2 + row.size * 0.4}
            size={row.size * 1.15}
            weight={800}
            tone="code-string"
            anchor="middle"
          >
            Asha Saris
          </Label>
        </At>
      </StationCard>
      <Awning x={-8} y={0} stripe={stripe} count={stripes} drop={stripe * 0.4} tone="red" />
    </At>
  );
}
