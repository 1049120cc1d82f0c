import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

const field = { width: 96, height: 32, rx: 9 } as const;

/** A form with a field filled in, one struck out, and another filled in. */
export const AboutNeeded = () => (
  <Vignette tone="blue-soft">
    <PaperDocument x={32} y={14} width={128} height={162} fold={30}>
      <Filled y={24} width={56} />
      <At x={16} y={66}>
        <rect {...field} className="surface-2" />
        <path d="M2 28L94 4" className="stroke-red" strokeWidth={8} />
      </At>
      <Filled y={108} width={68} />
    </PaperDocument>
  </Vignette>
);

const Filled = ({ y, width }: { readonly y: number; readonly width: number }) => (
  <At x={16} y={y}>
    <rect {...field} className="brand-soft" />
    <rect x={12} y={9} width={width} height={14} rx={7} className="brand" />
  </At>
);
