import { At, type Place } from '../stage/At.tsx';

/** A fingerprint scanner that lies on a counter, seen from its side, 112 × 46: its lit glass slopes up from the left, its middle at 46,15. */
export const FlatScanner = (place: Place) => (
  <At {...place}>
    <ellipse cx={60} cy={45} rx={66} ry={7} className="deep" opacity={0.34} />
    <path
      d="M8 20L88 2Q96 0 102 4L110 10Q112 12 112 16V38Q112 46 104 46H8Q0 46 0 38V30Q0 22 8 20z"
      fill="url(#night)"
    />
    <path d="M8 20L88 2Q96 0 102 4L110 10 14 31Q4 32 1 26 3 21 8 20z" className="device-lift" />
    <path d="M16 21.500L76 8Q82 7 87 10L92 13 30 27Q24 28 20 25z" className="green" />
    <path
      d="M24 21.500L74 10.500Q79 10 82 12L84 13.500 34 24.500Q29 25 27 23.500z"
      className="green-soft"
    />
    <path d="M16 39H40" className="stroke-code-number" strokeWidth={4} />
  </At>
);
