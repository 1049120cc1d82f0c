import { At, type Place } from '../stage/At.tsx';

const bars = [22, 36, 50, 64, 78];

/** A basket of groceries, 100 × 104, that stands on its foot: oil, milk and greens look out of it. */
export const ShoppingBasket = (place: Place) => (
  <At {...place}>
    <path d="M12 52C12-14 88-14 88 52" className="stroke-marigold" strokeWidth={5} />
    <path d="M21 56V34q0-5 4-8V18H37v8q4 3 4 8V56z" className="code-string" />
    <path d="M24 12H38V20H24z" className="red" />
    <path d="M21 38H41V50H21z" className="on-brand" opacity={0.75} />
    <path d="M46 56V26L51 18H66L71 26V56z" className="on-brand" />
    <path d="M46 34H71V46H46z" className="brand-lift" />
    <path d="M78 56V38M78 46L71 36M79 46L88 35" className="stroke-green" strokeWidth={3.5} />
    <path
      d="M78 40q-9-9 0-20 9 11 0 20zM74 42q-9-1-9-11 9 1 9 11zM82 42q0-11 11-12 0 11-11 12z"
      className="code-number"
    />
    <path d="M3 54H97L89 97q-1 7-8 7H19q-7 0-8-7z" className="marigold" />
    <path
      d={bars.map((x) => `M${x} 66L${50 + (x - 50) * 0.86} 92`).join('')}
      className="stroke-deep"
      strokeWidth={5}
      opacity={0.3}
    />
    <rect x={-2} y={48} width={104} height={11} rx={5.5} className="code-string" />
  </At>
);
