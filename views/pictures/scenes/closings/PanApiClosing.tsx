import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pen } from '../../kit/things/Pen.tsx';
import { closingSize } from './closingSize.ts';

/** What the form asks, as a broker would answer it. */
const answers = [
  ['Kind of business', 'Stock broker'],
  ['Why you check PANs', 'To open accounts'],
  ['Checks a month', '2,000'],
] as const;

/** An enquiry whose last question is open, and before it the office that will answer it. */
export function PanApiClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={440} y={400} size={400} />
      <PaperDocument x={36} y={30} turn={-2} width={276} height={340}>
        <Label x={24} y={46} size={22} weight={700}>
          Your enquiry
        </Label>
        {answers.map(([question, answer], index) => (
          <g key={question} transform={`translate(24 ${78 + index * 56})`}>
            <Label x={0} y={0} size={15} weight={700} tone="muted">
              {question}
            </Label>
            <Label x={0} y={23} size={18} weight={700} tone="pen">
              {answer}
            </Label>
            <path d="M0 34.500H228" className="stroke-line" strokeWidth={1.5} />
          </g>
        ))}
        <Label x={24} y={256} size={18} weight={700}>
          Eligible?
        </Label>
        <rect
          x={112}
          y={236}
          width={140}
          height={30}
          rx={8}
          className="stroke-brand-lift"
          strokeWidth={2}
          strokeDasharray="5 6"
        />
        <path d="M168 251h0M182 251h0M196 251h0" className="stroke-brand-lift" strokeWidth={7} />
      </PaperDocument>
      <path d="M352 210L384 106" className="stroke-shade" strokeWidth={14} opacity={0.14} />
      <Pen x={338} y={232} turn={16} scale={0.9} />
      <Reply />
    </Scene>
  );
}

/* What the office has to say on that is on its way. */
const Reply = () => (
  <Panel x={116} y={304} width={300} height={80}>
    <path d="M112 1.500L134-16 140 1.500z" className="surface" />
    <path d="M112 .5L134-16 140 .5" className="stroke-line" />
    <Portrait x={46} y={40} size={56} hair="bun" clothes="green" tone="green-soft" />
    <Label x={88} y={35} size={18} weight={700}>
      Kolkata office
    </Label>
    <Label x={88} y={59} size={14.5} weight={700} tone="muted">
      We reply by email or phone
    </Label>
    <Glyph name="mail" x={234} y={16} size={22} tone="brand-ink" />
    <Glyph name="handset" x={262} y={17} size={20} tone="brand-ink" />
  </Panel>
);
