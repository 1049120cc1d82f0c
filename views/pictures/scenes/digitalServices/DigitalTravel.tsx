import { Ticket } from '../../kit/documents/Ticket.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** The confirmed ticket for a train, printed, with its PNR on the stub. */
export function DigitalTravel() {
  return (
    <Scene {...posterSize} radius={0} ground="warm">
      <Rings x={0} y={0} size={300} tone="marigold-soft" />
      <Ticket x={30} y={38} turn={-3} width={220} height={312} tear={226} across>
        <path d="M0 16A16 16 0 0116 0H204a16 16 0 0116 16V92H0z" fill="url(#sheen)" />
        <Glyph name="train" x={160} y={27} size={38} tone="on-brand" />
        <Label x={22} y={42} size={23} weight={800} tone="on-brand">
          Kolkata
        </Label>
        <Label x={22} y={71} size={23} weight={800} tone="on-brand">
          to Patna
        </Label>
        <Pill x={20} y={108} tone="green" glyph="check" size={17}>
          Confirmed
        </Pill>
        <LabelledField x={22} y={172} label="Coach" value="B2" size={27} captionSize={16} />
        <LabelledField x={124} y={172} label="Berth" value="31" size={27} captionSize={16} />
        <LabelledField x={22} y={260} label="PNR" value="62XXXXXX41" size={22} captionSize={16} />
      </Ticket>
    </Scene>
  );
}
