import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A form on which two fields are filled in and two struck out, and a shield with a padlock before it. */
export const AboutNeeded = () => (
  <Vignette tone="blue-soft">
    <PaperDocument x={18} y={14} width={120} height={162} fold={28}>
      <Filled y={22} width={42} />
      <StruckOut y={56} width={58} />
      <Filled y={90} width={54} />
      <StruckOut y={124} width={48} />
    </PaperDocument>
    <Shield />
  </Vignette>
);

interface FieldProps {
  readonly y: number;
  /** How long what stands in it is. */
  readonly width: number;
}

const Filled = ({ y, width }: FieldProps) => (
  <At x={14} y={y}>
    <rect width={78} height={24} rx={7} className="brand-soft" />
    <Skeleton x={9} y={7} widths={[width]} height={10} tone="brand" />
  </At>
);

const StruckOut = ({ y, width }: FieldProps) => (
  <At x={14} y={y}>
    <rect width={78} height={24} rx={7} className="surface-2" />
    <Skeleton x={9} y={7} widths={[width]} height={10} />
    <path d="M0 20L76 4" className="stroke-red" strokeWidth={5} />
  </At>
);

const outline = 'M34 0L68 12V40C68 61 54 76 34 84 14 76 0 61 0 40V12z';

const Shield = () => (
  <At x={112} y={92}>
    <path d={outline} className="shade" filter="url(#soft)" transform="translate(0 10)" />
    <path d={outline} className="green" />
    <path d="M34 0L0 12V40C0 61 14 76 34 84z" className="on-brand" opacity={0.16} />
    <path d="M25 36V30a9 9 0 0118 0v6" className="stroke-surface" strokeWidth={5} />
    <rect x={18} y={36} width={32} height={25} rx={6} className="surface" />
    <circle cx={34} cy={48.5} r={4.5} className="green" />
  </At>
);
