import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

const field = { width: 88, height: 28, rx: 8 } as const;

/** A form with a field filled in, one struck out, and another filled in. */
export const AboutNeeded = () => (
  <Vignette tone="blue-soft">
    <PaperDocument x={36} y={22} width={120} height={148} fold={28}>
      <Filled y={34} width={44} />
      <At x={16} y={70}>
        <rect {...field} className="surface-2" />
        <path d="M0 24L88 4" className="stroke-red" strokeWidth={8} />
      </At>
      <Filled y={106} width={62} />
    </PaperDocument>
  </Vignette>
);

const Filled = ({ y, width }: { readonly y: number; readonly width: number }) => (
  <At x={16} y={y}>
    <rect {...field} className="brand-soft" />
    <rect x={11} y={8} width={width} height={12} rx={6} className="brand" />
  </At>
);
