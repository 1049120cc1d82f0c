import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { closingSize } from './closingSize.ts';

const calls = [
  ['POST', 'Add beneficiary', 'brand'],
  ['POST', 'Payout', 'brand'],
  ['GET', 'Payout enquiry', 'green'],
] as const;

/** The description of the three calls. */
export function PayoutClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <PaperDocument x={60} y={28} width={320} height={344} turn={-2}>
        <Label x={28} y={56} size={26} weight={800}>
          Payout API
        </Label>
        <Label x={28} y={84} size={18} tone="muted">
          3 calls
        </Label>
        {calls.map(([method, name, tone], index) => (
          <g key={name} transform={`translate(28 ${112 + index * 72})`}>
            <path d="M0 .500H264" className="stroke-line" />
            <Pill x={0} y={21} tone={tone} size={16}>
              {method}
            </Pill>
            <Label x={88} y={43} size={20} weight={700}>
              {name}
            </Label>
          </g>
        ))}
      </PaperDocument>
    </Scene>
  );
}
