import { MlmTree, type TreeNode } from '../../kit/records/MlmTree.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';

/** Three below each of the second row. */
const places = [30, 66, 102, 144, 180, 216, 258, 294, 330];

/** How many of them are taken. */
const taken = 5;

const sellers: readonly TreeNode[] = [
  [180, 46, 0],
  ...[66, 180, 294].map((x): TreeNode => [x, 136, 1]),
];

const branch = (x: number): string => `M${x} 161v41M${x - 36} 202v-6q0-10 10-10h52q10 0 10 10v6`;

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <MlmTree
      sellers={sellers}
      leader={4}
      lines={`M180 77v34M66 111v-7q0-12 12-12h204q12 0 12 12v7${[66, 180, 294].map(branch).join('')}`}
    >
      {places.slice(0, taken).map((x) => (
        <circle key={x} cx={x} cy={220} r={13} className="brand" />
      ))}
      {places.slice(taken).map((x, index) => (
        <g key={x}>
          <circle cx={x} cy={220} r={13} className={index ? 'surface' : 'marigold-soft'} />
          <circle
            cx={x}
            cy={220}
            r={13}
            className={index ? 'stroke-faint' : 'stroke-marigold'}
            strokeWidth={index ? 1.5 : 3}
            {...(index && { strokeDasharray: '1 5' })}
          />
          {index === 0 && (
            <Glyph name="plus" x={x - 8} y={212} size={16} tone="marigold-ink" bold />
          )}
        </g>
      ))}
    </MlmTree>
  );
}
