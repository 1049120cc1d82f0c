import { Avatar } from '../../kit/people/Avatar.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The name that was given, the bank's answer, and the match between them. */
export function CheckAnAccountBeforePaying() {
  return (
    <Cover topic="payout" motif={<CheckedHolder />}>
      <Panel x={40} y={40} width={304} height={200}>
        <LabelledField x={28} y={48} label="You were given" value="R. Mondal" size={32} />
        <path d="M28 112H252" className="stroke-line" />
        <LabelledField x={28} y={144} label="Account" value="•••• 4417" size={26} />
      </Panel>
      <Panel x={288} y={120} width={312} height={200}>
        <Avatar x={88} y={52} size={48} glyph="bank" square />
        <Pill x={124} y={32} tone="green" size={21}>
          Account live
        </Pill>
        <LabelledField x={64} y={124} label="In the name of" value="Rahul Mondal" size={32} />
      </Panel>
      <Tick x={288} y={216} size={88} />
    </Cover>
  );
}

/* For small cards: the holder of an account, checked. */
const CheckedHolder = () => (
  <>
    <Panel x={20} y={20} width={120} height={128}>
      <circle cx={60} cy={56} r={38} className="brand-soft" />
      <Glyph name="user" x={36} y={30} size={48} tone="brand-ink" />
      <path d="M26 110H76" className="stroke-line" strokeWidth={8} />
    </Panel>
    <Tick x={132} y={132} size={60} />
  </>
);
