import { archPath } from '../../kit/places/archPath.ts';
import { MemorialAngel, MemorialReflection } from '../../kit/places/VictoriaMemorial.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The sun on the water: half the width of each stroke, and its height. */
const reflection = [
  [26, 132],
  [18, 141],
  [11, 150],
] as const;

/* The right half below the dome. */
const Side = () => (
  <>
    <path d="M56-58V-72" className="stroke-brand-lift" strokeWidth={3} />
    <path d="M46-38V-52h20v14zM43-51C41-61 51-63 56-67C61-63 71-61 69-51z" className="brand-lift" />
    <path d="M0 0V-32H48V0z" className="brand-lift" />
    <path d="M44 0V-40H68V0z" className="brand" />
    <path d={archPath(28, 10, -6, -25) + archPath(50, 12, -6, -30)} className="brand-soft" />
    <path d="M20-32H44M43-40H69" className="stroke-brand" strokeWidth={4} />
  </>
);

const Dome = () => (
  <>
    <path d="M-25-30V-57H25V-30z" className="brand-lift" />
    <path d={[-19, -5, 9].map((x) => archPath(x, 10, -42, -54)).join('')} className="brand-soft" />
    <path d="M-28-57C-31-75-14-83-5-86V-90H5V-86C14-83 31-75 28-57z" className="brand" />
    <MemorialAngel x={0} y={-89} />
    <path d="M-28-57H28" className="stroke-brand" strokeWidth={5} />
  </>
);

const Portal = () => (
  <>
    <path d="M-22 0V-42H22V0z" className="brand" />
    <path d={archPath(-11, 22, -6, -35)} className="marigold" />
    <path d="M-23-42H23" className="stroke-brand" strokeWidth={5} />
    <path d="M-72-6H72V1H-72z" className="brand-ink" />
    <path d="M-22-6H22L34 6.500H-34z" className="brand-lift" />
  </>
);

/** The same for phones: the memorial alone, with few and strong lines. */
export const OfficeKolkataNarrow = () => (
  <Scene width={160} height={160} ground="warm" grows="above">
    <circle cx={80} cy={62} r={58} className="marigold-soft" opacity={0.7} />
    <circle cx={80} cy={62} r={42} className="marigold" />
    <path d="M-160 124H320V160H-160z" className="brand-soft" />
    <MemorialReflection x={80} y={124} scale={0.5} />
    <path d="M-160 124H320V160H-160z" fill="url(#fade)" opacity={0.6} />
    {reflection.map(([half, y]) => (
      <path
        key={y}
        d={`M${80 - half} ${y}h${2 * half}`}
        className="stroke-marigold"
        strokeWidth={4}
        opacity={0.8}
      />
    ))}
    <path d="M-160 118H320V125H-160z" className="green" />
    <g transform="translate(80 118)">
      <Dome />
      <Side />
      <g transform="matrix(-1 0 0 1 0 0)">
        <Side />
      </g>
      <Portal />
    </g>
  </Scene>
);
