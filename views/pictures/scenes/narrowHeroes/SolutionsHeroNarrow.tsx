import { Avatar } from '../../kit/people/Avatar.tsx';
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
      <TrialPhone x={14} y={242} width={192} height={440} size={15} />
      <circle cx={230} cy={388} r={19} className="marigold" />
      <Glyph name="arrow-right" x={218} y={376} size={24} tone="deep" bold />
      <Panel x={254} y={272} width={132} height={232} title="Inbox">
        <Avatar x={38} y={96} size={48} glyph="chat" />
        <Label x={14} y={148} size={16} weight={700}>
          98300XXXXX
        </Label>
        <Label x={14} y={172} size={15} tone="muted">
          TRIAL 700019
        </Label>
        <Arrival>
          <Pill x={14} y={186} size={15} tone="marigold">
            567XX
          </Pill>
        </Arrival>
      </Panel>
    </Scene>
  );
}
