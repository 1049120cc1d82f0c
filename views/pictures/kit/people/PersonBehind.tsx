import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface PersonBehindProps extends Place {
  readonly clothes?: Colour;
}

/** A woman with a plait seen from behind, head and shoulders, 126 × 140: a customer before a counter. */
export function PersonBehind({ clothes = 'marigold', ...place }: PersonBehindProps) {
  return (
    <At {...place}>
      <path d="M0 140c0-34 22-48 48-52h30c26 4 48 18 48 52z" className={clothes} />
      <path d="M50 70h26v18c0 12-26 12-26 0z" className="skin" />
      <path d="M37 46c-9-3-9 14 1 15zM89 46c9-3 9 14-1 15z" className="skin" />
      <path d="M36 42c0-36 54-36 54 0 0 22-10 38-27 38S36 64 36 42z" className="hair" />
      <path d="M53 66h20l-4 62H57z" className="hair" />
      <path d="M57 112h12" className="stroke-brand-lift" strokeWidth={6} />
    </At>
  );
}
