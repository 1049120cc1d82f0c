import { Glyph } from '../../kit/Glyph.tsx';
import { MlmTree, type TreeNode } from '../../kit/MlmTree.tsx';

const places = Array.from({ length: 9 }, (_, index) => 36 + index * 36);

/** How many of the nine places of the third row are taken. */
const taken = 5;

const sellers: readonly TreeNode[] = [
  [180, 46, 60],
  ...[72, 180, 288].map((x): TreeNode => [x, 136, 48]),
  ...places.slice(0, taken).map((x): TreeNode => [x, 220, 26]),
];

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <MlmTree
      sellers={sellers}
      lines="M180 78v30M72 108v-4q0-12 12-12h192q12 0 12 12v4M72 162v40M36 204v-4q0-10 10-10h52q10 0 10 10v4M180 162v40M144 204v-4q0-10 10-10h52q10 0 10 10v4M288 162v40M252 204v-4q0-10 10-10h52q10 0 10 10v4"
    >
      {places.slice(taken).map((x, index) => (
        <g key={x}>
          <circle cx={x} cy={220} r={15} className={index ? 'surface' : 'marigold-soft'} />
          <circle
            cx={x}
            cy={220}
            r={15}
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
