import { ContactShadow } from '../stage/ContactShadow.tsx';
import { Carton } from '../things/Carton.tsx';
import { WholesaleCounter } from './WholesaleCounter.tsx';

/* The left edge and the foot of every carton: on the board, and on the counter below it. */
const stacked = [
  [286, 61],
  [334, 61],
  [238, 120],
  [286, 120],
  [334, 120],
] as const;

const scale = 0.44;

/** How orders are taken today, small in the upper 139 of a picture 400 wide: a man at the telephone before his cartons. */
export const OrderedByTelephone = () => (
  <>
    {/* A wall of one colour, because a ground fades into the band around it. */}
    <path d="M-400-660H800V139H-400z" className="brand-soft" />
    <path d="M272 64H382" className="stroke-brand-lift" strokeWidth={6} />
    <WholesaleCounter x={44} y={124} scale={0.43} />
    <ContactShadow x={310} y={120} width={156} />
    {stacked.map(([x, foot]) => (
      <Carton key={`${x} ${foot}`} x={x} y={foot - 96 * scale} scale={scale} />
    ))}
  </>
);
