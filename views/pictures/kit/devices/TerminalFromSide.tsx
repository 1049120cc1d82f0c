import { At, type Place } from '../stage/At.tsx';

const keys = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row, column] as const));

/** A card machine, 70 × 60, that leans towards who stands at its right; y is the table, its middle key is at 43,-32. */
export const TerminalFromSide = (place: Place) => (
  <At {...place}>
    {/* Its near side, and the end that is turned to the right. */}
    <path d="M6-50L58-16V0H4Q0 0 .500-4z" className="deep" />
    <path d="M58-16L70-26V-3q0 3-3 3H58z" className="deep-lift" />
    {/* Its face: along x it goes down to the right, along y away from us. */}
    <g transform="matrix(.52 .34 .12 -.1 6 -50)">
      <path d="M4 0H96q4 0 4 6V94q0 6-4 6H4Q0 100 0 94V6Q0 0 4 0z" className="brand" />
      <path d="M8 12H42V88H8z" className="on-brand" />
      {keys.map(([row, column]) => (
        <path
          key={`${row} ${column}`}
          d={`M${50 + row * 15} ${12 + column * 27}h10v20h-10z`}
          className={row === 2 && column === 0 ? 'green' : 'on-brand'}
          opacity={row === 2 && column === 0 ? undefined : 0.75}
        />
      ))}
    </g>
  </At>
);
