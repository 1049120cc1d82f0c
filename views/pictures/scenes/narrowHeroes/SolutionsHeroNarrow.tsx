import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={560} ground="deep">
      <Glow x={200} y={130} size={260} tone="brand" />
      <Hoarding x={14} y={39} scale={1.057} />
      <Glow x={118} y={430} size={230} tone="brand" />
      <TrialPhone x={14} y={242} width={198} height={440} size={15} />
      <Panel x={234} y={252} width={152} height={288} title="Inbox">
        <Text y={56} number="98300XXXXX" text="TRIAL 700019" />
        <Arrival>
          <Pill x={20} y={116} size={14} tone="marigold">
            567XX
          </Pill>
        </Arrival>
        <path d="M20 157.500H132M20 222.500H132" className="stroke-line" />
        <Text y={157} number="98310XXXXX" text="TRIAL 700064" />
        <Text y={222} number="98302XXXXX" text="TRIAL 711101" />
      </Panel>
      <circle cx={223} cy={372} r={19} className="marigold" />
      <Glyph name="arrow-right" x={211} y={360} size={24} tone="deep" bold />
    </Scene>
  );
}

interface TextProps {
  readonly y: number;
  readonly number: string;
  readonly text: string;
}

/* A text in the inbox, 65 high: who sent it, and what. */
const Text = ({ y, number, text }: TextProps) => (
  <>
    <Label x={20} y={y + 28} size={15} weight={700}>
      {number}
    </Label>
    <Label x={20} y={y + 49} size={14} tone="muted">
      {text}
    </Label>
  </>
);
