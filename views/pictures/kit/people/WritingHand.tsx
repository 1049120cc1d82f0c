import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

const fold = { className: 'stroke-skin-deep', strokeWidth: 1.6, opacity: 0.7 } as const;

/** A hand that writes, its arm from the lower right; the point of its pen is at 0,0. */
export const WritingHand = ({ sleeve, ...place }: Place & { readonly sleeve: Colour }) => (
  <At {...place}>
    {/* The fingers behind the pen: the first bends over it, the second bears it. */}
    <path
      d="M20-20Q17-30 26-34L52-54Q62-61 74-54L104-36 138 4 122 48Q86 42 66 34L40-2z"
      className="skin"
    />
    <path d="M25-5L52 4 84 8" className="stroke-skin" strokeWidth={14} />
    <path d="M37 9L60 17 84 18" className="stroke-skin" strokeWidth={14} />
    <path d="M48 22L66 28 84 28" className="stroke-skin" strokeWidth={13} />
    <path d="M34 2L58 10M46 15.500L66 22" {...fold} />
    <Pen />
    {/* The thumb before it. */}
    <path
      d="M27-15Q24-24 33-28 38-30 45-27L68-24Q88-24 104-8L96 22Q84 10 70 2L36-6Q29-8 27-15z"
      className="skin"
    />
    <path
      d="M92 10Q82 4 70 2L36-6Q29-8 27-15 24-24 33-28 38-30 45-27L68-24Q80-24 90-19"
      {...fold}
    />
    <path
      d="M29.500-16q-1.500-7 5-9l5 0q1 7-1.500 15l-3.500-.5q-4-1.500-5-5.500z"
      className="on-brand"
      opacity={0.4}
    />
    <At x={122} y={22} turn={26}>
      <path d="M10-32H280V32H10q-5-32 0-64z" className={sleeve} />
      <path d="M-4-28H12q-4 28 0 56H-4q-4-28 0-56z" className="on-brand" />
      <path
        d="M-4-28H12q-4 28 0 56H-4q-4-28 0-56z"
        className="stroke-shade"
        strokeWidth={1.5}
        opacity={0.25}
      />
    </At>
  </At>
);

const Pen = () => (
  <g transform="rotate(-36)">
    <path d="M0 0L16-5H112q4 0 4 4v2q0 4-4 4H16z" className="deep-lift" />
    <path d="M0 0L16-5V5z" className="marigold" />
    <path d="M102-5h10q4 0 4 4v2q0 4-4 4h-10z" className="brand-lift" />
  </g>
);
