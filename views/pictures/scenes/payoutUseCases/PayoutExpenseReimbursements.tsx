import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From the back of the fan to its front. */
const bills = [
  ['Courier', '₹180', 'block', 80, 24, 5, 256],
  ['Meals', '₹640', 'receipt', 40, 128, 1, 240],
  ['Train', '₹1,120', 'train', 16, 240, -7, 240],
] as const;

/** Three bills that a sales person paid, and the claim that brought the money back. */
export function PayoutExpenseReimbursements() {
  return (
    <Scene width={640} height={520}>
      <Rings x={0} y={520} size={420} />
      {bills.map(([title, amount, glyph, x, y, turn, width]) => (
        <PaperDocument key={title} x={x} y={y} width={width} height={240} turn={turn}>
          <Avatar x={52} y={56} size={56} glyph={glyph} tone="marigold" />
          <Label x={96} y={46} size={20} tone="muted">
            {title}
          </Label>
          <Label x={96} y={80} size={30} weight={800}>
            {amount}
          </Label>
          {title === 'Train' && <Skeleton x={24} y={120} widths={[192, 160, 176, 104]} step={24} />}
        </PaperDocument>
      ))}
      <Panel x={296} y={64} width={320} height={392}>
        <clipPath id="claimant">
          <circle cx={56} cy={60} r={32} />
        </clipPath>
        <g clipPath="url(#claimant)">
          <circle cx={56} cy={60} r={32} className="brand-soft" />
          <PersonBust x={21} y={28} scale={0.55} clothes="brand" />
        </g>
        <Label x={104} y={56} size={22} weight={700}>
          Imran Shaikh
        </Label>
        <Label x={104} y={84} size={19} tone="muted">
          Claim EX-0452
        </Label>
        <path d="M24 116.5H296" className="stroke-line" />
        <Label x={24} y={156} size={20} tone="muted">
          Total
        </Label>
        <Label x={24} y={208} size={48} weight={800}>
          ₹1,940
        </Label>
        <path d="M24 236.5H296" className="stroke-line" />
        <Tick x={40} y={272} size={32} />
        <Label x={68} y={268} size={20} weight={700}>
          Approved
        </Label>
        <Label x={68} y={293} size={19} tone="muted">
          by Lakshmi Nair, manager
        </Label>
        <rect x={12} y={316} width={296} height={64} rx={8} className="green-soft" />
        <Glyph name="send" x={28} y={334} size={28} tone="green-ink" />
        <Label x={68} y={355} size={19} weight={700} tone="green-ink">
          ₹1,940 sent to UPI ID
        </Label>
      </Panel>
    </Scene>
  );
}
