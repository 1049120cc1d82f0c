import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';

const entered = [0, 1, 2];

/** The reader from near while the customer enters the PIN, which it encrypts. */
export function MatmPin() {
  return (
    <Scene width={400} height={528} ground="brand" grows="around">
      {[360, 280, 200].map((radius) => (
        <circle key={radius} cx={200} cy={300} r={radius} className="on-brand" opacity={0.06} />
      ))}
      <PocketReader x={64} y={32} scale={1.7} near>
        <Label x={14} y={31} size={18} weight={700} tone="muted">
          PIN
        </Label>
        {entered.map((place) => (
          <circle key={place} cx={62 + place * 18} cy={24} r={5.5} className="ink" />
        ))}
        <path d="M112 14v20" className="stroke-brand" strokeWidth={2.5} />
      </PocketReader>
      <Panel x={168} y={436} width={208} height={68} radius={34}>
        <circle cx={36} cy={34} r={22} className="green-soft" />
        <Glyph name="lock" x={23} y={20} size={26} tone="green-ink" />
        <Label x={70} y={41} size={18} weight={700}>
          Encrypted
        </Label>
      </Panel>
    </Scene>
  );
}
