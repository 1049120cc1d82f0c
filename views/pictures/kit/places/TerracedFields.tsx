import { At, type Place } from '../stage/At.tsx';

/* From the highest to the lowest, each with the stone edge over which it falls to the next. */
const fields = [
  ['M-12 30C60 2 150-6 236 8 324 24 366 96 404 194H-12z', 'meadow-lit', 0.34],
  ['M-12 62C50 34 128 26 200 40 278 56 322 112 352 194H-12z', 'meadow-lit', 0.14],
  ['M-12 94C60 68 130 66 190 78 250 92 284 136 304 194H-12z', 'marigold', 0.4],
  ['M-12 124C50 104 124 102 172 112 220 124 246 154 258 194H-12z', 'meadow-lit', 0.26],
  ['M-12 154C50 136 110 138 150 148 184 158 202 176 208 194H-12z', 'meadow-lit', 0.5],
] as const;

/* Young rice in rows. */
const rice =
  'M24 51q3-8 6 0M58 42q3-8 6 0M92 37q3-8 6 0M250 54q3-8 6 0M282 72q3-8 6 0M308 96q3-8 6 0M20 143q3-8 6 0M56 137q3-8 6 0M94 135q3-8 6 0M130 138q3-8 6 0M166 145q3-8 6 0M200 158q3-8 6 0';

/** Fields in steps on a slope above Pokhara, 408 × 190; they go on at the left and below. */
export const TerracedFields = (place: Place) => (
  <At {...place}>
    {fields.map(([d, tone, opacity]) => (
      <g key={d}>
        <path d={d} className="meadow" />
        <path d={d} className={tone} opacity={opacity} />
        <path d={d} className="stroke-meadow-lit" strokeWidth={3} opacity={0.55} />
      </g>
    ))}
    <path d={rice} className="stroke-meadow-lit" strokeWidth={2.5} opacity={0.8} />
  </At>
);
