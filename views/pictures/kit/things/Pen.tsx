import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface PenProps extends Place {
  /** Dark by default, which is lost on a ground that is dark after dark. */
  readonly tone?: Colour;
}

/** A pen, 20 × 160; x and y are its point, and it stands upright. */
export const Pen = ({ tone = 'deep-lift', ...place }: PenProps) => (
  <At {...place}>
    <path d="M0 0L-10-26V-150a10 10 0 0120 0V-26z" className={tone} />
    <path d="M0 0L-10-26H10z" className="marigold" />
    <path d="M-10-130H10" className="stroke-brand-lift" strokeWidth={8} strokeLinecap="butt" />
  </At>
);
