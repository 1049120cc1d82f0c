import { RechargedPhone } from '../devices/RechargedPhone.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { foldOf } from './Fingers.tsx';
import { PersonHead } from './PersonHead.tsx';

const sleeve = 'deep-lift';

/* Where the arms leave the body and bend: their cloth is dark, so the folds are light. */
const folds = 'M34 106Q33 118 25 133M99 105Q101 119 110 132M128 128L121 136';

/** A keeper behind his counter who holds up a customer’s recharged phone, 280 × 163, from -12 on; draw the counter first, its edge at 140. */
export const KeeperWithPhone = (place: Place) => (
  <At {...place}>
    <path d="M8 141C8 108 26 92 48 88H78C100 92 116 108 116 141z" className={sleeve} />
    <PersonHead hair="turban" looks="right" />
    <HandAt x={47} y={145} turn={3} pose="open" skin="skin" />
    <path
      d="M44 90C26 92 15 101 9 112L-10 138Q-16 153 0 154L44 153.500 43 136.500 25 134 36 112z"
      className={sleeve}
    />
    <path
      d="M43 136.800L44 153.200"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <path d="M150.500 103Q152 93 157 88 162 83.500 174 84V114Q167 117 162 114z" className="skin" />
    <path
      d="M82 90C100 92 111 101 117 111L129 127 148 101.500 164 114 143 146Q134 159 122 152L104 138z"
      className={sleeve}
    />
    <path
      d="M148.500 102L163.500 113.700"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <path d={folds} className="stroke-on-brand" strokeWidth={1.6} opacity={0.24} />
    <RechargedPhone x={166} y={-1} scale={0.5} />
    <ThumbInFront />
  </At>
);

/* The fingers are behind the phone, and the thumb lies over its edge. */
const ThumbInFront = () => (
  <>
    <path
      d="M154 101C162 97 168 93 174 89.500 180 86.500 185 92.500 180.500 97 175 101.500 169 105 161 112z"
      className="skin"
    />
    <path
      d="M161 111C169 105 175 101.500 180.500 97 185 92.500 180 86.500 174 89.500 171 91 168 93 164 95.500"
      {...foldOf('skin')}
      strokeWidth={1.3}
    />
    <path
      d="M175.500 90.500Q180 88 181.500 92 180.500 95 177.500 95.500 174 94 175.500 90.500z"
      className="on-brand"
      opacity={0.4}
    />
  </>
);
