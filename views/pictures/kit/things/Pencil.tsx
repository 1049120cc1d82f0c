import { At, type Place } from '../stage/At.tsx';

/** A pencil that lies on paper, 170 × 14; its point is at 0,0, and the rest to the left of it. */
export const Pencil = (place: Place) => (
  <At {...place}>
    <path d="M4 9L-18 15H-158a6 6 0 01-6-7V3H-20z" className="deep" opacity={0.35} />
    <path d="M-24-7H-150V7H-24z" className="marigold" />
    <path d="M-24-7H-150V-2.500H-26z" className="on-brand" opacity={0.4} />
    <path d="M-24 3H-150V7H-24z" className="marigold-ink" opacity={0.4} />
    <path d="M0 0L-24-7Q-28-4.500-25-2.500-29 0-25 3-28 5-24 7z" className="marigold-soft" />
    <path d="M0 0L-9-2.600V2.600z" className="hair" />
    <path d="M-148-7H-158V7H-148z" className="pale" />
    <path d="M-158-7H-164a6 6 0 00-6 6V1a6 6 0 006 6H-158z" className="red" />
  </At>
);
