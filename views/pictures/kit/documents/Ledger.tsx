import { At, type Place } from '../stage/At.tsx';
import { Pen } from '../things/Pen.tsx';

/** How long the entry in each line of the left and of the right page is; the last line is still to be written. */
const left = [58, 46, 62, 38];
const right = [56, 64, 44];

/** An open ledger with lines that are written in, 208 × 112; the next entry begins at 120, 88. */
export const Ledger = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <rect y={4} width={208} height={112} rx={10} className="brand" />
      <path d="M6 8Q56-6 104 8V108Q56 94 6 108z" className="paper" />
      <path d="M202 8Q152-6 104 8V108Q152 94 202 108z" className="paper" />
      <path d="M104 8V108" className="stroke-line" strokeWidth={3} />
      <path d="M84 6V102M186 4V100" className="stroke-red" strokeWidth={1.5} opacity={0.4} />
      {left.map((length, row) => (
        <path
          key={length}
          d={`M18 ${24 + row * 21}h${length}`}
          className="stroke-faint"
          strokeWidth={6}
          opacity={0.6}
        />
      ))}
      {right.map((length, row) => (
        <path
          key={length}
          d={`M120 ${24 + row * 21}h${length}`}
          className="stroke-faint"
          strokeWidth={6}
          opacity={0.6}
        />
      ))}
    </g>
  </At>
);

/** One page of a ledger with a pen on it, 76 × 112. */
export const WrittenPage = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <rect x={-4} y={2} width={84} height={116} rx={8} className="brand" />
      <rect x={2} width={76} height={112} rx={5} className="paper" />
      <path d="M62 0V112" className="stroke-red" strokeWidth={1.5} opacity={0.4} />
      {left.map((length, row) => (
        <path
          key={length}
          d={`M12 ${20 + row * 20}h${length * 0.62}`}
          className="stroke-faint"
          strokeWidth={6}
          opacity={0.6}
        />
      ))}
      <Pen x={26} y={100} turn={30} scale={0.46} />
    </g>
  </At>
);
