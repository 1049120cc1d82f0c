import { At, type Place } from '../stage/At.tsx';

/** The mast of a mobile operator with its waves, 184 × 148; x is its middle. */
export const RadioMast = (place: Place) => (
  <At {...place}>
    <path
      d="M-6 34H6L36 140H-36zM0 56L-4.500 76H4.500zM-6.500 86L-10.500 102H10.500L6.500 86zM-13 112L-18 130H18L13 112z"
      fillRule="evenodd"
      className="brand"
    />
    <path
      d="M-10 104L7 84M10 104L-7 84M-18 131L13 111M18 131L-13 111M-44 143H44"
      className="stroke-brand"
      strokeWidth={5}
    />
    <circle cy={30} r={11} className="marigold" />
    {[30, 56, 82].map((radius, index) => (
      <path
        key={radius}
        d={`M${-radius * 0.8} ${30 - radius * 0.45}a${radius} ${radius} 0 000 ${radius * 0.9}M${radius * 0.8} ${30 - radius * 0.45}a${radius} ${radius} 0 010 ${radius * 0.9}`}
        className="stroke-brand"
        strokeWidth={4.5}
        opacity={0.9 - index * 0.25}
      />
    ))}
  </At>
);
