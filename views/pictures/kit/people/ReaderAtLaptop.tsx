import { FeedMark } from '../shapes/FeedMark.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/* Shoulders, and elbows that rest on the table; hands and keys are behind the lid. */
const body =
  'M48 88C24 91 5 97-2 116L-21 184Q-26 204-12 206H138Q152 204 147 184L128 116C121 97 102 91 78 88z';

/** A woman behind a laptop whose lid bears the sign of a feed, 170 × 215 from -22 on; draw the table first, she sits at it on 206. */
export const ReaderAtLaptop = (place: Place) => (
  <At {...place}>
    <ellipse cx={63} cy={208.5} rx={90} ry={6} className="shade" />
    <path d={body} className="red" />
    <path
      d="M-8 186Q-1 179 10 177M134 186Q127 179 116 177"
      className="stroke-shade"
      strokeWidth={1.8}
      opacity={0.3}
    />
    <PersonHead hair="bob" looks="right" />
    <path
      d="M44 86C48 108 78 108 82 86L92 90C96 104 100 116 100 140H76C76 128 74 120 68 112 52 114 36 106 32 91z"
      className="marigold"
    />
    <Lid />
  </At>
);

const Lid = () => (
  <>
    <path d="M2 134q-.500-8 7-8H117q7.500 0 7 8L120 203H6z" fill="url(#sheen)" />
    <FeedMark x={39} y={141} scale={0.75} />
    <path d="M-6 202H132l-4 8H-2z" className="deep" />
  </>
);
