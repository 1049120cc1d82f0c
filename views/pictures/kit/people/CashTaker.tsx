import { At, type Place } from '../stage/At.tsx';
import { Fingers, Thumb } from './Fingers.tsx';
import { HandOverArm, HandOverFingers } from './HandOver.tsx';
import { PersonHead } from './PersonHead.tsx';

/* The shoulder of the arm that gives is one outline with the body. */
const body =
  'M35 52H61C70 54 74 61 74 72L73 168H25V104L22 84C18 80 15.500 76 16 72 17 61 25 54 35 52z';

/* From the shoulder round the elbow to the cuff. */
const leaning =
  'M63 53C74 55 80 62 82 72L92 103C95 111 95 116 93 123L87 143.500 73.500 140 77 117 68.500 84C66 73 63 62 63 53z';

/* From the straps to below the counter in one line at each side. */
const apron = 'M37 76H61L68.500 168H32.500z';

/** A shopkeeper in an apron who takes something flat at his right, without his arms, 96 × 168. A counter that is drawn after him hides what is below 140. */
export const CashTaker = (place: Place) => (
  <At {...place}>
    <At x={0} y={0} mirrored={96}>
      <path d={body} className="marigold" />
      <At x={16.5} y={4} scale={0.5}>
        <PersonHead hair="quiff" skin="skin-deep" looks="left" moustache />
      </At>
      <path d="M39 50.500L48 62l9-11.500" className="stroke-on-brand" strokeWidth={4} />
      <path d="M37 78L34 54M61 78L63.500 54" className="stroke-brand" strokeWidth={4} />
      <path d={apron} className="brand" />
      <path d="M36 108H63.300" className="stroke-on-brand" strokeWidth={1.5} opacity={0.45} />
      <HandOverFingers skin="skin-deep" />
    </At>
  </At>
);

/** His arm that takes it; draw it after what he takes, over which its thumb lies with its tip at 133,116. */
export const TakingArm = (place: Place) => (
  <At {...place}>
    <At x={0} y={0} mirrored={96}>
      <HandOverArm skin="skin-deep" clothes="marigold" />
    </At>
  </At>
);

/** His other arm, which leans on the counter at 152; draw it after the counter. */
export const LeaningArm = (place: Place) => (
  <At {...place}>
    <At x={0} y={0} mirrored={96}>
      <At x={81} y={145} turn={74} scale={0.875}>
        <Fingers pose="open" skin="skin-deep" />
        <Thumb pose="open" skin="skin-deep" />
      </At>
      <path d={leaning} className="marigold" />
      <path d="M69 86L77 117L73.500 140" className="stroke-shade" strokeWidth={2} opacity={0.22} />
      <path
        d="M73.200 141.500L86.800 145"
        className="stroke-on-brand"
        strokeWidth={3.5}
        strokeLinecap="butt"
      />
    </At>
  </At>
);
