import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The name that was given, the bank's answer, and the match between them. */
export function CheckAnAccountBeforePaying() {
  return (
    <Cover ground="green" motif={<CheckedHolder />}>
      <Panel x={32} y={24} width={352} height={176} radius={20}>
        <Label x={32} y={68} size={46} weight={800}>
          R. Mondal
        </Label>
        <Label x={32} y={118} size={36} weight={600} tone="muted">
          •••• 4417
        </Label>
      </Panel>
      <Panel x={232} y={164} width={376} height={172} radius={20}>
        <Label x={344} y={74} size={46} weight={800} anchor="end">
          Rahul Mondal
        </Label>
        <Pill x={344} y={98} anchor="end" tone="green" size={28}>
          Account live
        </Pill>
      </Panel>
      <circle cx={224} cy={268} r={53} className="surface" />
      <Tick x={224} y={268} size={92} />
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
