import { applicant } from '../people/applicant.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The resume of the envelope after somebody has read it, for a tile of 236: one line is ringed, with a question on its tag. */
export const MarkedSheet = () => (
  <>
    <PaperDocument x={30} y={16} width={176} height={196}>
      <Portrait x={48} y={42} size={52} {...applicant} />
      <Skeleton x={88} y={28} widths={[48, 40]} tone="faint" height={10} />
      <Skeleton x={24} y={84} widths={[124]} />
      <Skeleton x={28} y={124} widths={[104]} tone="faint" height={10} />
      <rect
        x={12}
        y={111}
        width={136}
        height={36}
        rx={18}
        className="stroke-marigold"
        strokeWidth={4}
      />
    </PaperDocument>
    <path d="M150 163v20" className="stroke-marigold" strokeWidth={4} />
    <At x={54} y={176} turn={-3}>
      <rect width={166} height={46} rx={8} className="marigold" />
      <Label x={83} y={30} size={20} weight={700} tone="deep" anchor="middle">
        Why this way?
      </Label>
    </At>
  </>
);
