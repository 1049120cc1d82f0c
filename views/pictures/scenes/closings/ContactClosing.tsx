import { CalendarPage } from '../../kit/documents/CalendarPage.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A day is ringed in the month, and a time on it asked for, on a card where the month has no more days. */
export function ContactClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <CalendarPage x={32} y={12} scale={0.86} title="November" days={30} first={0} ringed={19} />
      <Panel x={136} y={268} width={272} height={116}>
        <circle cx={44} cy={58} r={26} className="brand" />
        <Glyph name="handset" x={31} y={45} size={26} tone="on-brand" />
        <Label x={86} y={34} size={16} tone="muted">
          Thu, 19 Nov
        </Label>
        <Label x={86} y={62} size={26} weight={800}>
          11:00 AM
        </Label>
        <Pill x={86} y={74} tone="marigold" glyph="clock" size={15}>
          Requested
        </Pill>
      </Panel>
    </Scene>
  );
}
