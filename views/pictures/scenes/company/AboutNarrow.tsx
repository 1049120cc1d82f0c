import { OpenTable } from '../../kit/screens/OpenTable.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Agreed } from './About.tsx';
import { records } from './offers.ts';

const sides = [
  { x: 24, name: 'Lenders', glyph: 'bank', tone: 'brand' },
  { x: 272, name: 'Borrowers', glyph: 'store', tone: 'marigold-ink' },
] as const;

/** The open table with what the two sides bring to it, in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={460}>
      <Rings x={240} y={460} size={320} />
      {sides.map(({ x, name, glyph, tone }) => (
        <Panel key={name} x={x} y={20} width={184} height={60}>
          <Glyph name={glyph} x={20} y={17} size={26} tone={tone} />
          <Label x={58} y={37} size={19} weight={700}>
            {name}
          </Label>
        </Panel>
      ))}
      <Connector from={[116, 80]} to={[116, 109]} upright arrow />
      <Connector from={[364, 80]} to={[364, 109]} tone="marigold" upright arrow />
      <OpenTable x={24} y={112} width={432} rowHeight={68} step={84} size={28} head={60} />
      <Pill x={436} y={123} size={18} tone="marigold" anchor="end">
        Our plan
      </Pill>
      <path d="M48 412H432" className="stroke-brand-lift" strokeWidth={6} />
      {records.map(([name], index) => (
        <Panel key={name} x={24 + index * 152} y={384} width={128} height={56} tone="night">
          <Label x={64} y={36} size={19} weight={700} tone="on-deep" anchor="middle">
            {name}
          </Label>
        </Panel>
      ))}
      <Agreed from={[240, 332]} to={[392, 380]} bend={360} />
    </Scene>
  );
}
