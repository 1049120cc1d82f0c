import { At, type Place } from '../stage/At.tsx';
import { archPath } from './archPath.ts';

const mirrored = 'matrix(-1 0 0 1 0 0)';

const wingArches = [35, 50, 65, 80].map((x) => archPath(x, 9, -9, -34)).join('');
const drumArches = [-25, -11, 3, 17].map((x) => archPath(x, 8, -64, -83)).join('');
const lanternArches = archPath(-7.5, 5, -4, -15) + archPath(2.5, 5, -4, -15);

/* What of the right half is seen in the water, upside down and without what is small. */
const reflected =
  'M-1 0H138V8H134V53H128V72C128 80 119 85 115 97C111 85 102 80 102 72V53H96V42H46V60H31V89C35 112 16 123 6 127L2 144H-1z';

/* A lantern below a small dome with its spike. */
const Cupola = (place: Place) => (
  <At {...place}>
    <path d="M0-34V-44" className="stroke-brand-lift" strokeWidth={2.5} />
    <path
      d="M-14 0V-4h3V-16h-3v-4h28v4h-3V-4h3v4zM-12-20C-14-29-5-35 0-37C5-35 14-29 12-20z"
      className="brand-lift"
    />
    <path d={lanternArches} className="brand-soft" />
  </At>
);

/* What is lower than the dome, from the middle to the right corner; the tower behind is smaller. */
const Side = () => (
  <>
    <Cupola x={42} y={-60} scale={0.55} />
    <Cupola x={82} y={-42} scale={0.75} />
    <path d="M0 0V-42H100V0z" className="brand-lift" />
    <Cupola x={115} y={-53} />
    <path d="M96 0V-53h38V0z" className="brand" />
    <path d={wingArches + archPath(108, 14, -9, -38)} className="brand-soft" />
    <path d="M24-42H94M95-53H135" className="stroke-brand" strokeWidth={3} />
  </>
);

/** The winged figure with a trumpet on top of the dome, around the middle of its foot. */
const MemorialAngel = (place: Place) => (
  <At {...place}>
    <path d="M-4 0L-2-8Q-4-5-7.500-4Q-8-12 0-12.500Q8-12 7.500-4Q4-5 2-8L4 0z" className="brand" />
    <circle cy={-14.5} r={2.5} className="brand" />
    <path d="M1-15L7-18" className="stroke-brand" strokeWidth={1.5} />
  </At>
);

const Dome = () => (
  <>
    <path d="M-46-42V-60H46V-42zM-31-60V-88H31V-60z" className="brand-lift" />
    <path d={drumArches} className="brand-soft" />
    <path d="M-32-89C-35-112-16-123-6-127V-133H6V-127C16-123 35-112 32-89z" className="brand" />
    <MemorialAngel x={0} y={-132} />
    <path d="M-33-89H33" className="stroke-brand" strokeWidth={4} />
    <path
      d="M-13-93Q-15-110-4-122M13-93Q15-110 4-122"
      className="stroke-brand-lift"
      strokeWidth={1.5}
    />
  </>
);

/* Lit from inside, above its wide steps. */
const Portal = () => (
  <>
    <path d="M-26 0V-59H26V0z" className="brand" />
    <path d={archPath(-12, 24, -9, -48)} className="marigold" />
    <path d="M-27-59H27" className="stroke-brand" strokeWidth={4} />
    <path d="M-138-9H138V0H-138z" className="brand-ink" />
    <path d="M-26-9H26L44 6H-44z" className="brand-lift" />
    <path d="M-30-5H30M-35-.500H35" className="stroke-brand-soft" strokeWidth={1.5} />
  </>
);

/** The Victoria Memorial of Kolkata from the front, 276 wide and 148 high around the middle of its foot. */
export const VictoriaMemorial = (place: Place) => (
  <At {...place}>
    <Dome />
    <Side />
    <g transform={mirrored}>
      <Side />
    </g>
    <Portal />
  </At>
);

/** The same in the water below it, half as high. */
export const MemorialReflection = (place: Place) => (
  <At {...place}>
    <g transform="scale(1 .48)" opacity={0.35}>
      <path d={reflected} className="brand-lift" />
      <path d={reflected} className="brand-lift" transform={mirrored} />
    </g>
  </At>
);
