import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { RubberStamp } from '../../kit/documents/RubberStamp.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What the form asks, as a broker would answer it. */
const answers = [
  ['Kind of business', 'Stock broker'],
  ['Why you check PANs', 'To open accounts'],
  ['Checks a month', '2,000'],
] as const;

/** An enquiry that comes back with its answer, and the stamp that said it: the business is eligible. */
export function PanApiClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={440} y={400} size={400} />
      <PaperDocument x={20} y={30} turn={-2} width={236} height={348}>
        <Label x={24} y={50} size={25} weight={800}>
          Your enquiry
        </Label>
        {answers.map(([question, answer], index) => (
          <g key={question} transform={`translate(24 ${86 + index * 66})`}>
            <Label x={0} y={0} size={17} tone="muted">
              {question}
            </Label>
            <Label x={0} y={27} size={22} weight={700} tone="pen">
              {answer}
            </Label>
            <path d="M0 40.500H188" className="stroke-line" strokeWidth={1.5} />
          </g>
        ))}
        <Stamp x={110} y={305} size={25} turn={-5}>
          Eligible
        </Stamp>
      </PaperDocument>
      <RubberStamp x={242} y={74} scale={1.12} />
    </Scene>
  );
}
