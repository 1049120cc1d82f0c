import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const staff = [
  ['bun', 'brand', 'skin', 'present present present'],
  ['short', 'green', 'skin-deep', 'present away present'],
] as const;

/** The attendance of two people on three days. */
export function SoftwareBitInternal() {
  return (
    <Scene {...bitSize} ground="warm">
      <Panel x={18} y={13} width={204} height={124}>
        <path d="M0 62H204" className="stroke-line" />
        {staff.map(([hair, clothes, skin, days], row) => (
          <g key={hair} transform={`translate(0 ${row * 62})`}>
            <Portrait x={40} y={31} size={54} hair={hair} clothes={clothes} skin={skin} />
            {days.split(' ').map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
              <g key={index} transform={`translate(${80 + index * 38.5} 14)`}>
                <rect
                  width={34}
                  height={34}
                  rx={8}
                  className={day === 'present' ? 'green' : 'red-soft'}
                />
                <Glyph
                  name={day === 'present' ? 'check' : 'x'}
                  x={5}
                  y={5}
                  tone={day === 'present' ? 'surface' : 'red'}
                  bold
                />
              </g>
            ))}
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
