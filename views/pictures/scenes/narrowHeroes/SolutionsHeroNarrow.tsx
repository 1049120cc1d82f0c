import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={560} ground="deep">
      <Hoarding x={14} y={39} scale={1.057} />
      <TrialPhone x={14} y={242} width={198} height={440} size={15} />
      <Panel x={234} y={252} width={152} height={288} title="Inbox">
        <Arrival>
          <rect x={1} y={56} width={150} height={132} className="brand-soft" />
          <Label x={20} y={90} size={17} weight={800}>
            98300XXXXX
          </Label>
          <Label x={20} y={115} size={15} weight={600} tone="brand-ink">
            TRIAL 700019
          </Label>
          <Pill x={20} y={132} size={14} tone="marigold">
            567XX
          </Pill>
        </Arrival>
        <Label x={20} y={234} size={15} weight={600}>
          98310XXXXX
        </Label>
        <Label x={20} y={256} size={14} tone="muted">
          TRIAL 700064
        </Label>
      </Panel>
      <circle cx={223} cy={372} r={19} className="marigold" />
      <Glyph name="arrow-right" x={211} y={360} size={24} tone="deep" bold />
    </Scene>
  );
}
