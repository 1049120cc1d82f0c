import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const calls = [
  ['user', 'Beneficiary'],
  ['send', 'Payout'],
  ['search', 'Status'],
] as const;

/** The three calls of a payout as three steps down. */
export function CoreBank() {
  return (
    <Scene width={480} height={400} ground="brand" grows="around">
      <Rings x={480} y={0} size={340} tone="brand-lift" />
      {[0, 1].map((step) => (
        <path
          key={step}
          d={`M${96 + step * 72} ${132 + step * 116}v58q0 20 20 20h24m-9-9l9 9-9 9`}
          className="stroke-on-brand"
          strokeWidth={4}
        />
      ))}
      {calls.map(([glyph, call], index) => (
        <Panel
          key={call}
          x={32 + index * 72 + (index && 4)}
          y={36 + index * 116}
          width={264}
          height={96}
        >
          <rect x={20} y={22} width={52} height={52} rx={8} className="brand-soft" />
          <Glyph name={glyph} x={31} y={33} size={30} tone="brand-ink" />
          <Label x={90} y={56} size={21} weight={700}>
            {call}
          </Label>
          <Tick x={264} y={0} size={36} />
        </Panel>
      ))}
    </Scene>
  );
}
