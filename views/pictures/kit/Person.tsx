import type { Colour } from '../palette.ts';
import { At, type Place } from './At.tsx';
import { type Hair, type LookProps, PersonHead } from './PersonHead.tsx';

interface PersonProps extends Place, LookProps {
  readonly clothes?: Colour;
}

interface StandingProps extends PersonProps {
  /** Where the usual ones are lost on a ground that is dark in both schemes. */
  readonly trousers?: Colour;
}

const wearsSari = (hair: Hair): boolean => hair === 'long' || hair === 'bun';

/** Head and shoulders, 126 × 140; put it in a circle or behind a counter. */
export function PersonBust({
  clothes = 'brand',
  hair = 'short',
  skin = 'skin',
  face = false,
  ...place
}: PersonProps) {
  return (
    <At {...place}>
      <path d="M0 140c0-34 22-48 48-52h30c26 4 48 18 48 52z" className={clothes} />
      <PersonHead hair={hair} skin={skin} face={face} />
      {wearsSari(hair) ? (
        <path d="M30 96c14 22 40 36 74 44H72C48 132 30 116 22 100z" className="marigold" />
      ) : (
        <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
      )}
    </At>
  );
}

/** A whole figure, 96 × 264, that looks at a phone. */
export function PersonStanding({
  clothes = 'brand',
  hair = 'short',
  skin = 'skin',
  trousers = 'muted',
  ...place
}: StandingProps) {
  return (
    <At {...place}>
      <path d="M20 254h22v10H14zM54 254h22l6 10H54z" className="hair" />
      {wearsSari(hair) ? (
        <path d="M24 130h48l10 126H14z" className={clothes} />
      ) : (
        <path d="M24 140h48l2 116H54l-4-88h-4l-4 88H22z" className={trousers} />
      )}
      <path d="M16 100l-1 42" className={`stroke-${skin}`} strokeWidth={11} />
      <path d="M24 66l-8 44" className={`stroke-${clothes}`} strokeWidth={17} />
      <path d="M16 72c1-12 9-18 19-20h26c10 2 18 8 19 20l-6 14 2 74H20l2-74z" className={clothes} />
      {wearsSari(hair) && (
        <path d="M30 53c6 30 22 62 46 82v25C48 142 26 106 18 62z" className="marigold" />
      )}
      <path
        d="M72 74c7 12 12 26 8 36s-20 12-32 4"
        className="stroke-hair"
        strokeWidth={18}
        opacity={0.16}
      />
      <path
        d="M72 70c7 12 12 28 8 37s-20 11-30 5"
        className={`stroke-${clothes}`}
        strokeWidth={17}
      />
      <path d="M54 112l-9-5" className={`stroke-${skin}`} strokeWidth={11} />
      <rect
        x={32}
        y={86}
        width={15}
        height={26}
        rx={3}
        transform="rotate(-14 40 99)"
        className="deep"
      />
      <At x={16.5} y={4} scale={0.5}>
        <PersonHead hair={hair} skin={skin} />
      </At>
    </At>
  );
}
