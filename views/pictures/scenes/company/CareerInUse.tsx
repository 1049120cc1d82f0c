import { Awning } from '../../kit/places/Awning.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';
import type { Colour } from '../../palette.ts';

/** A small shop with a phone on its counter that shows a tick. */
export const CareerInUse = () => (
  <Vignette tone="marigold-soft">
    <ellipse cx={96} cy={171} rx={80} ry={8} className="shade" />
    <path d="M28 34H164V140H28z" className="brand-soft" />
    <path d="M22 34h10v96H22zM160 34h10v96h-10z" className="deep-lift" />
    <Jar x={42} tone="red" />
    <path
      d="M16 134a6 6 0 016-6H170a6 6 0 016 6v32a6 6 0 01-6 6H22a6 6 0 01-6-6z"
      fill="url(#sheen)"
    />
    <path d="M16 142v-8a6 6 0 016-6H170a6 6 0 016 6v8z" className="brand-lift" />
    <PhoneWithTick />
    <Awning x={16} y={24} stripe={32} count={5} drop={26} />
  </Vignette>
);

/** Sweets in glass, 36 wide; it stands on the counter, at 128. */
const Jar = ({ x, tone }: { readonly x: number; readonly tone: Colour }) => (
  <At x={x} y={86}>
    <rect y={6} width={36} height={42} rx={7} className="pale" />
    <path d="M0 22H36V41a7 7 0 01-7 7H7a7 7 0 01-7-7z" className={tone} />
    <rect x={3} width={30} height={9} rx={3} className="deep-lift" />
  </At>
);

const PhoneWithTick = () => (
  <At x={94} y={70} turn={5}>
    <rect width={52} height={82} rx={10} className="deep" />
    <rect x={5} y={5} width={42} height={72} rx={6} className="surface" />
    <Tick x={26} y={41} size={36} />
  </At>
);
