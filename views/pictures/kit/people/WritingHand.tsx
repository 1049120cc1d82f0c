import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

const fold = { className: 'stroke-skin-deep', strokeWidth: 1.6, opacity: 0.7 } as const;

/** A hand that writes, its arm from the lower right; the point of its pen is at 0,0. */
export const WritingHand = ({ sleeve, ...place }: Place & { readonly sleeve: Colour }) => (
  <At {...place}>
    {/* The fingers behind the pen: the first bends over it, the second bears it. */}
    <path d="M26-25L50-40 84-24" className="stroke-skin" strokeWidth={15} />
    <path d="M24-6L52 4 84 8" className="stroke-skin" strokeWidth={14} />
    <path d="M37 9L60 17 84 18" className="stroke-skin" strokeWidth={14} />
    <path d="M48 22L66 28 84 28" className="stroke-skin" strokeWidth={13} />
    <path d="M66-36Q80-42 94-32L138 4 122 48Q86 42 66 34 52 10 66-36z" className="skin" />
    <path d="M34 2L58 10M46 15.500L66 22" {...fold} />
    <Pen />
    <path d="M34-16L60-4 92 14" className="stroke-skin" strokeWidth={15} />
    <path d="M94 5L62-11.500 37-23.200Q28-25 26.500-17 26-10.500 32-8.500L58 3.500" {...fold} />
    <path
      d="M28.500-17.500q2-5 7-4l5 2.500q0 5-4.500 7.500l-4-1.500q-4-1.500-3.500-4.500z"
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
    <path d="M0 0L16-5H96q4 0 4 4v2q0 4-4 4H16z" className="deep-lift" />
    <path d="M0 0L16-5V5z" className="marigold" />
    <path d="M86-5h10q4 0 4 4v2q0 4-4 4H86z" className="brand-lift" />
  </g>
);
