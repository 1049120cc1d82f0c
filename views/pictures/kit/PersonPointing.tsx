import type { Colour } from '../palette.ts';
import { At, type Place } from './At.tsx';
import { type LookProps, PersonHead } from './PersonHead.tsx';

interface PersonPointingProps extends Place, LookProps {
  readonly clothes?: Colour;
}

/** A whole figure, 96 × 264, whose arm reaches out to the left; the finger ends at -37,26. */
export function PersonPointing({
  clothes = 'green',
  hair = 'short',
  skin = 'skin-deep',
  ...place
}: PersonPointingProps) {
  return (
    <At {...place}>
      <path d="M20 254h22v10H14zM54 254h22l6 10H54z" className="hair" />
      <path d="M24 140h48l2 116H54l-4-88h-4l-4 88H22z" className="muted" />
      <path d="M80 100l1 42" className={`stroke-${skin}`} strokeWidth={11} />
      <path d="M72 66l8 44" className={`stroke-${clothes}`} strokeWidth={17} />
      <path d="M16 72c1-12 9-18 19-20h26c10 2 18 8 19 20l-6 14 2 74H20l2-74z" className={clothes} />
      <path d="M24 70L-2 78-13 62" className={`stroke-${clothes}`} strokeWidth={17} />
      <path d="M-15 58l-12-18" className={`stroke-${skin}`} strokeWidth={10} />
      <path d="M-27 40l-10-14" className={`stroke-${skin}`} strokeWidth={5} />
      <At x={16.5} y={4} scale={0.5}>
        <PersonHead hair={hair} skin={skin} />
      </At>
      <path d="M38 50l10 12 10-12" className="stroke-on-brand" strokeWidth={4} />
    </At>
  );
}
