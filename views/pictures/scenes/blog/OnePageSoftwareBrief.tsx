import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const headings = ['Who uses it', 'Daily tasks', 'Never wrong', 'Connects to', 'Needed by'];
const quotations = [
  ['Firm A', '₹4.8 lakh'],
  ['Firm B', '₹5.2 lakh'],
] as const;

/** One written page with a pencil on it, and the two quotations that it brings. */
export function OnePageSoftwareBrief() {
  return (
    <Cover ground="lilac" motif={<BriefAndPencil />}>
      {quotations.map(([firm, price], index) => (
        <PaperDocument key={firm} x={320 + index * 152} y={40} width={136} height={192}>
          <Label x={16} y={44} size={21} weight={600} tone="muted">
            {firm}
          </Label>
          <Skeleton x={16} y={76} widths={[104, 88, 104]} />
          <Label x={16} y={172} size={21} weight={800}>
            {price}
          </Label>
        </PaperDocument>
      ))}
      <PaperDocument x={32} y={24} turn={-2} width={256} height={320}>
        {headings.map((heading, index) => (
          <g key={heading} transform={`translate(24 ${48 + index * 57})`}>
            <Label x={0} y={0} size={22} weight={700}>
              {heading}
            </Label>
            <Skeleton x={0} y={14} widths={[index % 2 ? 168 : 208]} />
          </g>
        ))}
      </PaperDocument>
      <At x={220} y={316} turn={-6}>
        <path d="M24 26H360" className="stroke-shade" strokeWidth={12} opacity={0.12} />
        <path d="M0 0l48-14v28z" className="skin" />
        <path d="M0 0l16-4.600v9.200z" className="ink" />
        <path d="M48-14H348a8 8 0 018 8V6a8 8 0 01-8 8H48z" className="brand" />
        <path d="M48-14H352v8H48z" className="brand-lift" />
        <path d="M232-14h20v28h-20zM300-14h56v28h-56z" className="marigold" />
      </At>
    </Cover>
  );
}

/* For small cards: one page and a pencil. */
const BriefAndPencil = () => (
  <>
    <g className="sheet">
      <rect x={28} y={16} width={104} height={144} rx={8} className="paper" />
      <rect x={28} y={16} width={104} height={144} rx={8} className="stroke-line" />
      <path d="M44 38H92" className="stroke-brand" strokeWidth={8} />
      <path
        d="M44 62H116M44 80H116M44 98H98"
        className="stroke-faint"
        strokeWidth={7}
        opacity={0.5}
      />
    </g>
    <g transform="translate(84 138) rotate(-42)">
      <path d="M0 0l24-11v22z" className="skin" />
      <path d="M0 0l9-4v8z" className="deep" />
      <path d="M24-11H88v22H24z" className="brand" />
      <path d="M24-4H88v8H24z" className="brand-lift" />
      <path d="M88-11h10a6 6 0 016 6v10a6 6 0 01-6 6H88z" className="marigold" />
    </g>
  </>
);
