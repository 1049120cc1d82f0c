import { Avatar } from '../../kit/people/Avatar.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
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
      <TrialPhone x={14} y={242} width={208} height={440} size={15} />
      <circle cx={238} cy={388} r={19} className="marigold" />
      <Glyph name="arrow-right" x={226} y={376} size={24} tone="deep" bold />
      <Panel x={254} y={256} width={132} height={264} title="Inbox">
        <Avatar x={34} y={86} size={40} glyph="chat" />
        <Label x={14} y={132} size={14} weight={700}>
          98300XXXXX
        </Label>
        <Label x={14} y={153} size={14} tone="muted">
          TRIAL 700019
        </Label>
        <Arrival>
          <Pill x={14} y={166} size={14} tone="marigold">
            567XX
          </Pill>
        </Arrival>
        <path d="M14 207.500H118" className="stroke-line" />
        <circle cx={29} cy={235} r={15} className="surface-2" />
        <Skeleton x={54} y={222} widths={[62, 44]} height={9} />
      </Panel>
    </Scene>
  );
}
