import { EveningRoad } from '../../kit/places/EveningRoad.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What came to the short number, and to the SIM in the modem. */
const texts = [
  ['98300XXXXX', 'TRIAL 700019', 'marigold', '567XX'],
  ['90070XXXXX', 'Open today?', 'green', 'SIM'],
] as const;

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={560} ground="deep">
      <EveningRoad y={230} width={400} height={560} />
      <Glow x={200} y={120} size={230} tone="brand" />
      <Hoarding x={24} y={40} posts={24} />
      <TrialPhone x={24} y={252} width={192} height={440} size={15} />
      <Panel x={232} y={254} width={144} height={264} title="Inbox">
        {texts.map(([sender, text, tone, number], index) => (
          <g key={sender} transform={`translate(16 ${56 + index * 100})`}>
            <Label x={0} y={28} size={16} weight={700}>
              {sender}
            </Label>
            <Label x={0} y={49} size={14} tone="muted">
              {text}
            </Label>
            {index === 0 ? (
              <Arrival>
                <Pill x={0} y={58} size={14} tone={tone}>
                  {number}
                </Pill>
              </Arrival>
            ) : (
              <Pill x={0} y={58} size={14} tone={tone}>
                {number}
              </Pill>
            )}
          </g>
        ))}
        <path d="M16 155.500H128" className="stroke-line" />
      </Panel>
    </Scene>
  );
}
