import { At, type Place } from './At.tsx';
import type { Colour } from './palette.ts';

export type Hair = 'short' | 'bun' | 'long' | 'turban';

interface LookProps {
  readonly hair?: Hair;
  readonly skin?: 'skin' | 'skin-deep';
}

interface PersonProps extends Place, LookProps {
  readonly clothes?: Colour;
}

const behind: Readonly<Partial<Record<Hair, string>>> = {
  bun: 'M50 0a13 13 0 0126 0c0 8-6 12-13 12s-13-4-13-12z',
  long: 'M26 44c0-56 75-56 75 0 0 24 5 36 9 46H17c4-10 9-22 9-46z',
};
const above: Readonly<Record<Hair, string>> = {
  short: 'M34 46c-6-54 64-56 58-1-5-5-5-14-8-20-9 6-28 8-42 3-4 5-4 12-8 18z',
  bun: 'M34 48c-8-56 66-56 58 0-3-14-12-22-28-28-14 4-26 13-30 28z',
  long: 'M34 50c-8-58 66-58 58 0-2-15-14-24-34-31-8 10-20 16-24 31z',
  turban: 'M28 46c-10-28 4-54 35-54s45 26 35 54c-7-12-20-21-35-25-15 4-28 13-35 25z',
};

/** On a field 126 wide; the chin is at 84, the neck ends at 106. */
function Head({ hair = 'short', skin = 'skin' }: LookProps) {
  return (
    <>
      {behind[hair] && <path d={behind[hair]} className="hair" />}
      <path d="M50 70h26v20c0 16-26 16-26 0z" className={skin} />
      <path d="M50 78c8 8 18 8 26 0v6c-8 8-18 8-26 0z" className="hair" opacity={0.18} />
      <path d="M36 42c0-34 54-34 54 0 0 24-10 42-27 42S36 66 36 42z" className={skin} />
      {hair === 'turban' && (
        <path
          d="M36 48c3 8 6 12 12 14 9-4 21-4 30 0 6-2 9-6 12-14 2 28-8 44-27 44S34 76 36 48z"
          className="hair"
        />
      )}
      <path d={above[hair]} className={hair === 'turban' ? 'marigold' : 'hair'} />
      {hair === 'turban' && (
        <path
          d="M63 21C56 8 46 2 36 2M63 21C70 8 80 2 90 2M63 21c-14 0-26 4-37 10M63 21c14 0 26 4 37 10"
          className="stroke-marigold-ink"
          strokeWidth={1.5}
          opacity={0.45}
        />
      )}
    </>
  );
}

const wearsSari = (hair: Hair): boolean => hair === 'long' || hair === 'bun';

/** Head and shoulders, 126 × 140; put it in a circle or behind a counter. */
export function PersonBust({
  clothes = 'brand',
  hair = 'short',
  skin = 'skin',
  ...place
}: PersonProps) {
  return (
    <At {...place}>
      <path d="M0 140c0-34 22-48 48-52h30c26 4 48 18 48 52z" className={clothes} />
      <Head hair={hair} skin={skin} />
      {wearsSari(hair) ? (
        <path d="M30 96c14 22 40 36 74 44H72C48 132 30 116 22 100z" className="marigold" />
      ) : (
        <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" opacity={0.85} />
      )}
    </At>
  );
}

/** A whole figure, 96 × 264, that looks at a phone. */
export function PersonStanding({
  clothes = 'brand',
  hair = 'short',
  skin = 'skin',
  ...place
}: PersonProps) {
  return (
    <At {...place}>
      <path d="M20 254h22v10H14zM54 254h22l6 10H54z" className="hair" />
      {wearsSari(hair) ? (
        <path d="M24 130h48l10 126H14z" className={clothes} />
      ) : (
        <path d="M24 140h48l2 116H54l-4-88h-4l-4 88H22z" className="deep-lift" />
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
        <Head hair={hair} skin={skin} />
      </At>
    </At>
  );
}
