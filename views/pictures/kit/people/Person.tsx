import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { type FigureProps, PersonBody, sleevesOf, wearsSari } from './PersonBody.tsx';
import { PersonHead } from './PersonHead.tsx';

type PersonProps = Place & Omit<FigureProps, 'trousers'>;

/** Head and shoulders, 126 × 140; put it in a circle or behind a counter. */
export function PersonBust({
  clothes = 'brand',
  hair = 'short',
  skin = 'skin',
  glasses = false,
  moustache = false,
  grey = false,
  plain = false,
  looks,
  ...place
}: PersonProps) {
  const head = { hair, skin, glasses, moustache, grey, plain, looks };
  return (
    <At {...place}>
      <path d="M0 140c0-34 22-48 48-52h30c26 4 48 18 48 52z" className={clothes} />
      <PersonHead {...head} />
      {hair === 'dupatta' ? (
        <path
          d="M13 92c12-6 24-8 33-14 4 14 30 14 34 0 9 6 21 8 33 14l9 22c-34 20-84 20-118 0z"
          className="red"
        />
      ) : wearsSari(hair) ? (
        <path d="M30 96c14 22 40 36 74 44H72C48 132 30 116 22 100z" className="marigold" />
      ) : (
        <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
      )}
    </At>
  );
}

interface PersonStandingProps extends Place, FigureProps {
  /** The colour of a payment card in the hand; without it there is a phone. */
  readonly card?: Colour;
  /** The card, or the phone, is held up beside the shoulder. */
  readonly raised?: boolean;
}

/** A whole figure, 96 × 264, that looks at a phone or shows a payment card; a raised phone ends at 110,30. */
export function PersonStanding({ card, raised, ...props }: PersonStandingProps) {
  return (
    <At {...props}>
      <PersonBody looks="left" {...props} hangs="left" />
      {!card && !raised && (
        <path d="M31 90q-1-4 3-5l10-2q4-1 5 3l5 24q1 4-3 5l-10 2q-4 1-5-3z" className="deep" />
      )}
      <Arm
        {...sleevesOf(props)}
        shoulder={[72, 70]}
        elbow={raised ? [90, 104] : [83, 108]}
        wrist={raised ? [105, 74] : [59, 107]}
        thumb={raised ? 'left' : 'right'}
      >
        {card && <HeldCard tone={card} raised={raised} />}
        {raised && !card && <RaisedPhone />}
      </Arm>
    </At>
  );
}

interface HeldCardProps {
  readonly tone: Colour;
  readonly raised: boolean | undefined;
}

const HeldCard = ({ tone, raised }: HeldCardProps) => (
  <At x={raised ? 88 : 14} y={raised ? 40 : 78} turn={-8}>
    <rect width={46} height={30} rx={4} className={tone} />
    <rect x={0.75} y={0.75} width={44.5} height={28.5} rx={3.25} className="stroke-on-brand" />
    <rect x={6} y={9} width={9} height={7} rx={1.5} className="code-string" />
    <path d="M7 23H27" className="stroke-on-brand" strokeWidth={2.5} strokeDasharray="0 5" />
  </At>
);

const RaisedPhone = () => (
  <At x={98} y={32} turn={8}>
    <rect width={24} height={42} rx={5} className="deep" />
    <rect x={3} y={4} width={18} height={34} rx={2.5} className="brand-soft" />
  </At>
);
