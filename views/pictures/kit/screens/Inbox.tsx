import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface InboxProps extends Place {
  readonly width: number;
  /** With a text to the SIM in the modem below the one to the short number. */
  readonly hosted?: boolean;
}

/** From one text to the next. */
const step = 76;

/** How high an inbox is. */
export const inboxHeight = (hosted = false): number => 56 + step * (hosted ? 2 : 1);

/** The inbox for texts, empty until the first is there; each with the number that it was sent to. */
export function Inbox({ width, hosted, ...place }: InboxProps) {
  const row = { x: 20, width: width - 40, size: 18 } as const;
  const empty = (
    <Label x={width / 2} y={56 + step / 2 + 6} size={16} tone="muted" anchor="middle">
      No message yet
    </Label>
  );
  return (
    <Panel {...place} width={width} height={inboxHeight(hosted)} title="Inbox">
      <Arrival was={empty}>
        <Row
          {...row}
          y={56 + (step - 45) / 2}
          glyph="chat"
          title="98300XXXXX"
          note="TRIAL 700019"
          status={['marigold', '567XX']}
        />
      </Arrival>
      {hosted && (
        <>
          <path d={`M20 ${55.5 + step}H${width - 20}`} className="stroke-line" />
          <Row
            {...row}
            y={56 + step + (step - 45) / 2}
            glyph="sim"
            tone="green"
            title="90070XXXXX"
            note="Open today?"
            status={['green', 'SIM']}
          />
        </>
      )}
    </Panel>
  );
}
