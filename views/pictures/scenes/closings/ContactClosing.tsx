import { CalendarPage } from '../../kit/documents/CalendarPage.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A time that is asked for, and below it the month with its day ringed, which runs over the lower edge; days that are over are pale. */
export function ContactClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      <CalendarPage
        x={50}
        y={118}
        scale={340 / 368}
        title="November"
        days={30}
        first={0}
        ringed={19}
        today={16}
      />
      <Panel x={30} y={22} width={380} height={80}>
        <circle cx={46} cy={40} r={25} className="brand" />
        <Glyph name="handset" x={32} y={26} size={28} tone="on-brand" />
        <Label x={88} y={33} size={17} tone="muted" tabular={false}>
          Thu, 19 Nov
        </Label>
        <Label x={88} y={61} size={25} weight={800} tabular={false}>
          11:00 AM
        </Label>
        <Pill x={362} y={26} tone="marigold" glyph="clock" size={15} anchor="end">
          Requested
        </Pill>
      </Panel>
    </Scene>
  );
}
