import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A man, 126 × 172 to the waist, who holds out two notes to the right, to 200,100. */
export const NotesPayer = (place: Place) => (
  <At {...place}>
    <path d="M24 180V112C25 100 36 93 48 88H78C90 93 101 100 102 112L108 180z" className="red" />
    {/* The other arm hangs, and the picture ends before its hand. */}
    <path d="M40 91C24 94 13 101 10 116L0 184H30V130z" className="red" />
    <path d="M31 132L29.500 180" className="stroke-shade" strokeWidth={2} opacity={0.25} />
    <At x={6.5} y={-4} turn={4}>
      <PersonHead looks="right" />
    </At>
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <HandAt x={150} y={114} turn={-12} pose="grips" skin="skin">
      <Note turn={10} />
      <Note turn={-12} />
    </HandAt>
    <GivingSleeve />
  </At>
);

const Note = ({ turn }: { readonly turn: number }) => (
  <At x={8} y={-2} turn={turn}>
    <rect x={-3} y={-9} width={32} height={16} rx={1.5} className="green-soft" />
    <rect
      x={-2.5}
      y={-8.5}
      width={31}
      height={15}
      rx={1}
      className="stroke-green"
      strokeWidth={1}
    />
    <circle cx={14} cy={-1} r={4.5} className="green" />
  </At>
);

/* One sleeve from the shoulder round the elbow. */
const GivingSleeve = () => (
  <>
    <path
      d="M88 92C104 95 115 103 119 114L122 121Q124.500 127.500 129 122.500L143.700 108.300 156.800 120.500 137 147Q132 155 122 155.500 111 156 106 147 98 135 94 116z"
      className="red"
    />
    <path
      d="M94.500 112Q98 133 106 147 111 156 122 155.500"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.3}
    />
    <path
      d="M143.700 108.300L156.800 120.500"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
