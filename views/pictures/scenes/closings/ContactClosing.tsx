import { CalendarPage } from '../../kit/documents/CalendarPage.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A day is ringed in the month, and a time on it asked for, on a card below it. */
export function ContactClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      <CalendarPage
        x={45}
        y={20}
        scale={0.951}
        title="November"
        days={30}
        first={0}
        ringed={19}
        low
      />
      <Panel x={45} y={306} width={350} height={74}>
        <circle cx={44} cy={37} r={23} className="brand" />
        <Glyph name="handset" x={31} y={24} size={26} tone="on-brand" />
        <Label x={84} y={30} size={16} tone="muted">
          Thu, 19 Nov
        </Label>
        <Label x={84} y={56} size={23} weight={800}>
          11:00 AM
        </Label>
        <Pill x={334} y={24} tone="marigold" glyph="clock" size={14} anchor="end">
          Requested
        </Pill>
      </Panel>
    </Scene>
  );
}
