import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface PencilHandProps extends Place {
  readonly skin: 'skin' | 'skin-deep';
  /** It writes on a board, with a thick pen. */
  readonly marker?: true;
}

/** A hand that writes to the right of its wrist, which is at 0,0; the point of its pencil is free, at 23,4.4. */
export const PencilHand = ({ skin, marker, ...place }: PencilHandProps) => (
  <At {...place}>
    <path d="M-2-5H4L9-6 15 0 12 4V3Q10.500 5.500 6 5.500H-2z" className={skin} />
    <path d="M8 3.700H12.400M8 1.200H14" className={`stroke-${skin}`} strokeWidth={3.4} />
    <path d="M8.600 2.600H13.200" {...foldOf(skin)} strokeWidth={0.8} />
    {marker ? <Marker /> : <Pencil />}
    <path d="M3-3.200L9.800-6.200 16.200-1" className={`stroke-${skin}`} strokeWidth={3.4} />
    <path d="M4-1L11-3.200 14.800 0.400" {...foldOf(skin)} strokeWidth={0.8} />
  </At>
);

const Pencil = () => (
  <>
    <path
      d="M4.500-15L19 0.200"
      className="stroke-marigold"
      strokeWidth={2.6}
      strokeLinecap="butt"
    />
    <path d="M18.060 1.100L19.940-0.700 23 4.400z" className="code-string" />
    <path d="M20.700 3.100L22 1.900 23 4.400z" className="hair" />
  </>
);

const Marker = () => (
  <>
    <path d="M19 0L22.500 4" className="stroke-deep" strokeWidth={2.6} />
    <path d="M6-14L18-1" className="stroke-green" strokeWidth={5} />
  </>
);
