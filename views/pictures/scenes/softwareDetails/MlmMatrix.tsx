import { planSize, Sponsor } from '../../kit/records/planTree.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const second = [66, 180, 294] as const;

/** Three below each of the second row. */
const places = second.flatMap((x) => [x - 36, x, x + 36]);

/** How many of them are taken; the next one is free. */
const taken = 5;

const branch = (x: number): string => `M${x} 116v36M${x - 36} 152v-8q0-8 8-8h56q8 0 8 8v8`;

/** Three below each seller and no more: the next one takes the first place that is free. */
export function MlmMatrix() {
  return (
    <Scene {...planSize} ground="brand">
      <path
        d={`M180 54v34M66 88v-8q0-8 8-8h212q8 0 8 8v8${second.map(branch).join('')}`}
        className="stroke-on-brand"
        strokeWidth={2.5}
        opacity={0.7}
      />
      <Sponsor x={180} y={32} tone="brand-ink" />
      {second.map((x) => (
        <rect key={x} x={x - 16} y={86} width={32} height={32} rx={9} className="on-brand" />
      ))}
      {places.map((x, index) => (
        <rect
          key={x}
          x={x - 13}
          y={154}
          width={26}
          height={26}
          rx={7}
          className={index < taken ? 'on-brand' : index === taken ? 'marigold' : 'stroke-on-brand'}
          {...(index > taken && { strokeWidth: 2, strokeDasharray: '1 5' })}
        />
      ))}
      <Glyph name="plus" x={(places[taken] ?? 0) - 9} y={158} size={18} tone="deep" bold />
    </Scene>
  );
}
