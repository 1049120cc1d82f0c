import { Glyph } from '../../kit/Glyph.tsx';
import { MlmTree, type TreeNode } from '../../kit/MlmTree.tsx';

const places = Array.from({ length: 9 }, (_, index) => 28 + index * 38);

/** How many of the nine places of the third row are taken. */
const taken = 5;

const sellers: readonly TreeNode[] = [
  [180, 46, 0],
  ...[66, 180, 294].map((x): TreeNode => [x, 136, 1]),
  ...places.slice(0, taken).map((x): TreeNode => [x, 220, 2]),
];

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <MlmTree
      sellers={sellers}
      lines="M180 77v34M66 111v-7q0-12 12-12h204q12 0 12 12v7M66 161v41M28 202v-9q0-10 10-10h56q10 0 10 10v9M180 161v41M142 202v-9q0-10 10-10h56q10 0 10 10v9M294 161v41M256 202v-9q0-10 10-10h56q10 0 10 10v9"
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
