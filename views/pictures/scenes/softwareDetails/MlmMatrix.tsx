import { Glyph } from '../../kit/Glyph.tsx';
import { MlmTree, type TreeNode } from '../../kit/MlmTree.tsx';

/** Below the first two of the second row; the third has nobody yet. */
const places = [36, 80, 124, 168, 212, 256];

/** How many of them are taken. */
const taken = 5;

const sellers: readonly TreeNode[] = [
  [196, 46, 0],
  ...[80, 212, 312].map((x): TreeNode => [x, 136, 1]),
  ...places.slice(0, taken).map((x): TreeNode => [x, 220, 2]),
];

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <MlmTree
      sellers={sellers}
      lines="M196 77v15M80 111v-7q0-12 12-12h208q12 0 12 12v7M212 92v19M80 161v38M36 199v-6q0-10 10-10h68q10 0 10 10v6M212 161v38M168 199v-6q0-10 10-10h68q10 0 10 10v6"
    >
      {places.slice(taken).map((x, index) => (
        <g key={x}>
          <circle cx={x} cy={220} r={17} className={index ? 'surface' : 'marigold-soft'} />
          <circle
            cx={x}
            cy={220}
            r={17}
            className={index ? 'stroke-faint' : 'stroke-marigold'}
            strokeWidth={index ? 1.5 : 3}
            {...(index && { strokeDasharray: '1 5' })}
          />
          {index === 0 && (
            <Glyph name="plus" x={x - 9} y={211} size={18} tone="marigold-ink" bold />
          )}
        </g>
      ))}
    </MlmTree>
  );
}
