import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HeldPhone } from './HeldPhone.tsx';
import { PersonTurned } from './PersonTurned.tsx';
import { TypingHand } from './TypingHand.tsx';

const skin = 'skin-deep';

/** A woman in a sari who looks to the right and holds her phone out, 96 × 264: its upper edge is at 128,64, and her other hand lies on a counter at 126. */
export const VisitorWithPhone = (place: Place) => (
  <At {...place}>
    <Feet />
    <Skirt />
    <TypingHand x={95} y={119.5} skin={skin} />
    <PersonTurned
      x={0}
      y={0}
      clothes="red"
      skin={skin}
      far={{
        shoulder: [60, 70],
        elbow: [74, 100],
        wrist: [96, 118],
        bend: 8,
        hand: 'none',
        thumb: 'left',
      }}
      near={{
        shoulder: [36, 72],
        elbow: [46, 108],
        wrist: [86, 96],
        bend: 8,
        hand: 'none',
        thumb: 'left',
      }}
    >
      <At x={97} y={53} turn={26} scale={0.46}>
        <HeldPhone x={0} y={0} skin={skin} sleeve={null}>
          {/* Who holds it is seen in a mirror, and its tick is not. */}
          <g transform="matrix(-1 0 0 1 44 0)">
            <Tick x={22} y={28} size={28} />
          </g>
        </HeldPhone>
      </At>
    </PersonTurned>
    <path
      d="M60.200 200L64.500 242M50.100 200L52 246"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.18}
    />
    <path
      d="M37 97L49.500 93.500"
      className="stroke-marigold"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </At>
);

/* Her weight is on the rear one. */
const Feet = () => (
  <>
    <path
      d="M26 246H46C52 252 58 254 58 261H26zM62 246H80C86 252 94 254 94 261H62z"
      className={skin}
    />
    <path d="M26 261.500H58M62 261.500H94" className="stroke-hair" strokeWidth={3.5} />
  </>
);

/* Of the sari, from where the body ends to its border. */
const Skirt = () => (
  <>
    <path d="M25 150H71L86 250Q50 259 14 252z" className="red" />
    <path d="M15 243Q50 250 84.500 241L86 250Q50 259 14 252z" className="marigold" />
  </>
);
