import { DistantTown } from '../../kit/places/DistantTown.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const houses = [
  [82, 22, 92],
  [108, 18, 104],
  [198, 16, 96],
  [216, 22, 68],
] as const;

/** The same for phones: the statue large, two towers far behind her. */
export const OfficeUsaNarrow = () => (
  <Scene width={160} height={160} ground="tint-lift" grows="above">
    <At x={-80} y={-16}>
      <DistantTown houses={houses} sun={[196, 60]}>
        <path d="M98 136q16-14 62-14t62 14z" className="green-soft" />
        <At x={16} y={13.6} scale={0.9}>
          <path d="M124 136v-8h6v-7h6l3-11h44l3 11h6v7h6v8z" className="brand-lift" />
          <path d="M174 74l12 14" className="stroke-green" strokeWidth={10} />
          <path
            d="M136 118C139 98 143 82 146 72q4-9 14-9t14 9c4 13 8 28 10 46z"
            className="green"
          />
          <path d="M149 74L137 48" className="stroke-green" strokeWidth={9} />
          <path
            d="M151 84q-4 16-4 30M161 82q1 16 0 32M170 84q4 16 5 30"
            className="stroke-green-soft"
            strokeWidth={3}
          />
          <path d="M178 70l16-5l6 22l-16 5z" className="green-ink" />
          <path
            d="M152 46l-7-5M156 42l-4-9M161 41v-11M166 42l4-9M170 46l7-5"
            className="stroke-green"
            strokeWidth={3.5}
          />
          <path d="M156 58h10v9h-10z" className="green" />
          <circle cx={161} cy={52} r={11} className="green" />
          <path
            d="M150 58q-2-17 11-17t11 17q-1 4-3 6 1-8-1-13-7 1-14 0-2 5-1 13-2-2-3-6z"
            className="green-ink"
          />
          <path d="M149 47q12-6 24 0" className="stroke-green-soft" strokeWidth={2.5} />
          <path d="M129 38h15l-4 11h-7z" className="green-ink" />
          <path d="M136.500 39q-11-9 0-21q11 12 0 21z" className="marigold" />
        </At>
      </DistantTown>
    </At>
  </Scene>
);
