import { applicant } from '../people/applicant.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The marked resume for a small tile: one line is ringed, and a question mark asks about it. */
export const QuestionedSheet = () => (
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
    <circle cx={186} cy={192} r={32} className="marigold" />
    <Label x={186} y={208} size={46} weight={800} tone="deep" anchor="middle">
      ?
    </Label>
  </>
);
