import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
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

/** An enquiry that comes back with its answer: the business is eligible. */
export function PanApiClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={400} size={400} />
      <Hand x={316} y={250} scale={0.72} sleeve="marigold">
        <PaperDocument x={-402} y={-304} turn={-3} scale={1.3} width={348} height={560}>
          <Label x={28} y={60} size={29} weight={800}>
            Your enquiry
          </Label>
          {answers.map(([question, answer], index) => (
            <g key={question} transform={`translate(28 ${104 + index * 84})`}>
              <Label x={0} y={0} size={18} tone="muted">
                {question}
              </Label>
              <Label x={0} y={31} size={25} weight={700} tone="pen">
                {answer}
              </Label>
              <path d="M0 48.500H268" className="stroke-line" strokeWidth={1.5} />
            </g>
          ))}
          <Stamp x={130} y={352} size={30} turn={-6}>
            Eligible
          </Stamp>
        </PaperDocument>
      </Hand>
    </Scene>
  );
}
