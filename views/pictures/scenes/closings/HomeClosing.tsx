import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const later = [
  ['receipt', 'Bill payment'],
  ['send', 'Payouts'],
  ['train', 'Train tickets'],
] as const satisfies readonly (readonly [GlyphName, string])[];

/** One service is live, and others can be added to it. */
export function HomeClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={440} y={0} size={340} />
      <Panel x={40} y={36} width={360} height={104} tone="sheen">
        <circle cx={56} cy={52} r={28} className="surface" />
        <Glyph name="phone" x={41} y={37} size={30} tone="brand" />
        <Label x={100} y={48} size={23} weight={700} tone="on-brand">
          Recharges
        </Label>
        <Label x={100} y={74} size={16} tone="on-brand">
          Your first service
        </Label>
        <Pill x={336} y={36} size={17} tone="green" glyph="check" anchor="end">
          Live
        </Pill>
      </Panel>
      {later.map(([glyph, name], index) => (
        <Panel key={name} x={40} y={160 + index * 72} width={360} height={60} radius={12} flat>
          <circle cx={56} cy={30} r={22} className="brand-soft" />
          <Glyph name={glyph} x={44} y={18} size={24} tone="brand-ink" />
          <Label x={100} y={37} size={19} weight={600}>
            {name}
          </Label>
          <Pill x={336} y={15} size={16} tone="neutral" glyph="plus" anchor="end">
            Add
          </Pill>
        </Panel>
      ))}
    </Scene>
  );
}
