import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const days = [true, false, true];

/** The same for phones: one of the two people, large, and his three days. */
export function SoftwareBitInternalNarrow() {
  return (
    <Scene {...narrowBitSize} ground="warm">
      <Panel x={12} y={12} width={136} height={176}>
        <Portrait x={68} y={64} size={96} hair="short" clothes="green" skin="skin-deep" />
        {days.map((isPresent, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          <g key={index} transform={`translate(${10 + index * 40} 126)`}>
            <rect width={36} height={36} rx={8} className={isPresent ? 'green' : 'red-soft'} />
            <Glyph
              name={isPresent ? 'check' : 'x'}
              x={5}
              y={5}
              size={26}
              tone={isPresent ? 'surface' : 'red'}
              bold
            />
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
