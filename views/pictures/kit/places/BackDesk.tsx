import { At, type Place } from '../stage/At.tsx';
import { SmallPlant } from '../things/Plant.tsx';

/** A desk at the back of an office, seen from before it, with a laptop and a plant: 132 wide, its top at 0 and the floor 62 below. */
export const BackDesk = (place: Place) => (
  <At {...place}>
    <ellipse cx={66} cy={62} rx={76} ry={5} className="deep" opacity={0.14} />
    <path d="M6 4H126V58q0 4-4 4H10q-4 0-4-4z" className="skin" />
    <path d="M46 10V56M86 10V56" className="stroke-skin-deep" strokeWidth={2} opacity={0.6} />
    <path d="M6 6H126V13H6z" className="hair" opacity={0.14} />
    <rect x={-4} y={-2} width={140} height={9} rx={4.5} className="skin-deep" />
    <path d="M34-42q0-4 4-4H84q4 0 4 4V-8H34z" className="deep" />
    <path d="M28-9H94L98-2H24z" className="deep-lift" />
    <circle cx={61} cy={-27} r={4} className="brand-lift" />
    <SmallPlant x={114} y={-2} scale={0.7} />
  </At>
);
