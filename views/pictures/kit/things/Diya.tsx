import { At, type Place } from '../stage/At.tsx';

/** A small clay lamp of Diwali with its flame, 96 × 92. */
export const Diya = (place: Place) => (
  <At {...place}>
    <circle cx={58} cy={30} r={30} className="code-string" opacity={0.45} />
    <path d="M58 2C76 24 74 46 58 48 42 46 42 24 58 2z" className="marigold" />
    <path d="M58 22C67 34 65 45 58 46 51 45 50 34 58 22z" className="code-string" />
    <path d="M58 48V56" className="stroke-hair" strokeWidth={3} />
    <path d="M2 52Q48 62 94 52C92 78 74 92 48 92S4 78 2 52z" className="skin-deep" />
    <ellipse cx={48} cy={54} rx={46} ry={7} className="red" />
    <path
      d="M14 70Q48 84 82 70"
      className="stroke-code-string"
      strokeWidth={5}
      strokeDasharray="0 11"
    />
  </At>
);
