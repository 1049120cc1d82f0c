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

/** The three calls of a payout as three steps down, for the head of a small card. */
export function CoreBank() {
  return (
    <Scene width={400} height={260} ground="brand" radius={0}>
      <Rings x={400} y={0} size={280} tone="brand-lift" />
      {[0, 1].map((step) => (
        <path
          key={step}
          d={`M${54 + step * 62} ${84 + step * 78}v24q0 16 16 16h14`}
          className="stroke-on-brand"
          strokeWidth={4}
        />
      ))}
      {calls.map(([glyph, call], index) => (
        <Panel
          key={call}
          x={24 + index * 62}
          y={20 + index * 78}
          width={228}
          height={64}
          radius={12}
        >
          <rect x={12} y={12} width={40} height={40} rx={8} className="brand-soft" />
          <Glyph name={glyph} x={19} y={19} size={26} tone="brand-ink" />
          <Label x={66} y={40} size={22} weight={700}>
            {call}
          </Label>
          <Tick x={220} y={6} size={32} />
        </Panel>
      ))}
    </Scene>
  );
}
