import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Tone } from '../../palette.ts';
import { soft } from '../../palette.ts';
import { billCategories } from '../services/billCategories.ts';
import { closingSize } from './closingSize.ts';

const tones: readonly Tone[] = ['marigold', 'red', 'brand', 'green'];

/** Everything that can be paid at the counter, and how little it takes. */
export function BbpsClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={400} size={340} />
      {billCategories.map(([glyph, label], index) => {
        const [ground, ink] = soft[tones[(index + Math.floor(index / 4)) % 4] ?? 'brand'];
        return (
          <Panel
            key={label}
            x={28 + (index % 4) * 100}
            y={28 + Math.floor(index / 4) * 94}
            width={84}
            height={78}
          >
            <circle cx={42} cy={39} r={27} className={ground} />
            <Glyph name={glyph} x={25} y={22} size={34} tone={ink} />
          </Panel>
        );
      })}
      <Panel x={28} y={312} width={384} height={60} tone="sheen">
        <Label x={192} y={38} size={22} weight={800} tone="on-brand" anchor="middle">
          Twelve categories, two calls
        </Label>
      </Panel>
    </Scene>
  );
}
