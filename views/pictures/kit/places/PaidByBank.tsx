import { PersonStanding } from '../people/Person.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StreetBank } from './StreetBank.tsx';
import { standing, streetSize } from './streetSize.ts';

/** A bank and, beside its steps, a man whom it has paid, 284 × 380: the message over him begins 21 higher. */
export const PaidByBank = (place: Place) => (
  <At {...place}>
    <StreetBank x={0} y={0} />
    <PersonStanding
      x={178}
      y={standing}
      scale={streetSize.people}
      hair="quiff"
      moustache
      clothes="green"
    />
    {/* From the sign of the bank out through its roof. */}
    <path
      d="M102 68C104 36 118 14 144 14"
      className="stroke-brand"
      strokeWidth={4}
      strokeDasharray="0 9"
    />
    <path d="M141 4L151 14 141 24" className="stroke-brand" strokeWidth={4} />
    <path d="M222 46h24l-12 13z" className="surface" />
    <Panel x={162} y={-21} width={122} height={70} radius={12}>
      <Tick x={27} y={22} size={26} />
      <Label x={47} y={29} size={20} weight={600}>
        Paid
      </Label>
      <Label x={14} y={58} size={22} weight={800}>
        ₹25,000
      </Label>
    </Panel>
  </At>
);
