import { applicant } from '../people/applicant.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Pen } from '../things/Pen.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The marked resume for a small tile: a pen has ringed one line. */
export const RingedSheet = () => (
  <>
    <PaperDocument x={28} y={18} width={180} height={196} fold={40}>
      <Portrait x={58} y={54} size={76} {...applicant} />
      <Skeleton x={108} y={58} widths={[50]} tone="faint" height={14} />
      <rect x={28} y={131} width={96} height={14} rx={7} className="faint" />
      <rect
        x={12}
        y={112}
        width={136}
        height={52}
        rx={26}
        className="stroke-marigold"
        strokeWidth={7}
      />
    </PaperDocument>
    <Pen x={165} y={178} turn={108} scale={0.95} tone="deep" />
  </>
);
