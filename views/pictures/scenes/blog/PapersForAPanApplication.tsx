import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const signature =
  'M48 264c12-34 24-28 16 0 12-24 22-24 18-4 10-16 20-16 18 0 14-18 22-12 18 2 24-6 44-10 66-12';

/** An application form before the two documents that have to agree with it. */
export function PapersForAPanApplication() {
  return (
    <Cover ground="green" motif={<PapersToo />}>
      <Panel x={20} y={88} turn={-8} width={288} height={200}>
        <path d="M0 52V16A16 16 0 0116 0H272a16 16 0 0116 16V52z" fill="url(#sheen)" />
        <Label x={24} y={35} size={21} weight={600} tone="on-brand">
          Identity card
        </Label>
        <clipPath id="frame">
          <rect x={24} y={72} width={88} height={104} rx={8} />
        </clipPath>
        <g id="photo" className="sheet" clipPath="url(#frame)">
          <rect x={24} y={72} width={88} height={104} className="marigold-soft" />
          <PersonBust x={19} y={88} scale={0.78} hair="bun" clothes="green" />
        </g>
        <Skeleton x={128} y={84} widths={[136, 136, 136]} step={28} />
      </Panel>
      <PaperDocument x={408} y={32} turn={7} width={208} height={264}>
        <Label x={60} y={56} size={21} weight={700}>
          Birth record
        </Label>
        <Skeleton x={0} y={84} widths={[184, 168, 184, 148, 184]} step={28} />
      </PaperDocument>
      <PaperDocument x={200} y={24} width={240} height={312}>
        <Label x={24} y={48} size={26} weight={800}>
          Application
        </Label>
        <use href="#photo" />
        <Skeleton x={128} y={80} widths={[88, 72, 88, 56]} step={28} />
        <Label x={24} y={212} size={21} weight={600} tone="muted">
          Sign here
        </Label>
        <rect x={24} y={224} width={192} height={64} rx={8} className="stroke-brand" />
        <path d={signature} className="stroke-ink" strokeWidth={3.5} />
      </PaperDocument>
    </Cover>
  );
}

/* For small cards: a form with its photograph, before another document. */
const PapersToo = () => (
  <>
    <g className="sheet" transform="rotate(8 100 84)">
      <rect x={64} y={16} width={96} height={128} rx={10} className="brand-lift" />
    </g>
    <g className="sheet">
      <rect x={24} y={20} width={104} height={140} rx={10} className="paper" />
      <rect x={38} y={36} width={48} height={56} rx={6} className="marigold-soft" />
    </g>
    <Glyph name="user" x={42} y={44} size={40} tone="marigold" bold />
    <g className="sheet">
      <path d="M100 42h14M100 62h14M42 110h68" className="stroke-line" strokeWidth={9} />
      <path
        d="M42 140c8-14 16-14 14 0s10-10 14-10 2 10 10 8 12-4 18-4"
        className="stroke-pen"
        strokeWidth={4}
      />
    </g>
  </>
);
